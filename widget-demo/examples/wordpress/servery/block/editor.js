// The block in the editor. The shop itself is drawn on the published page only, where nothing that a visitor does changes
// what an author writes.
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: el, Fragment } = element;
  const { __, sprintf } = i18n;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;
  /** Without the old margins, which WordPress is about to remove. */
  const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  const languages = () => [
    { value: "", label: __("As the page, or as the diner chose", "servery") },
    { value: "en", label: "English" },
    { value: "zh-CN", label: "简体中文" },
  ];

  const levels = () => [
    { value: "", label: __("2: the page has a title", "servery") },
    { value: "1", label: __("1: the page has no title", "servery") },
    ...["3", "4", "5", "6"].map((level) => ({ value: level, label: level })),
  ];

  const modes = () => [
    { value: "", label: __("The diner chooses", "servery") },
    { value: "pickup", label: __("Pickup", "servery") },
    { value: "delivery", label: __("Delivery", "servery") },
    { value: "room", label: __("To the hotel room", "servery") },
    { value: "table", label: __("To the table", "servery") },
  ];

  /** The block's controls, bound to its attributes. */
  function controlsOf({ attributes, setAttributes }) {
    const bound = (name) => ({
      ...modern,
      key: name,
      value: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
    });
    return {
      text: (name, label, help) => el(TextControl, { ...bound(name), label, help }),
      choice: (name, label, options) => el(SelectControl, { ...bound(name), label, options }),
      toggle: (name, label, help) =>
        el(ToggleControl, { ...bound(name), checked: Boolean(attributes[name]), label, help }),
    };
  }

  const shopPanel = ({ text, choice, toggle }) =>
    el(
      PanelBody,
      { title: __("Shop", "servery"), key: "shop" },
      text(
        "storeName",
        __("Name of the store", "servery"),
        __("Instead of its number, exactly as it is stored.", "servery"),
      ),
      text(
        "hqId",
        __("Number of the group", "servery"),
        __("Alone, it shows the list of the group's venues.", "servery"),
      ),
      choice("language", __("Language", "servery"), languages()),
      choice("headingLevel", __("Level of the first heading", "servery"), levels()),
      toggle("gift", __("Sell gift cards instead of dishes", "servery")),
      toggle("selectMode", __("Choose the venue at checkout", "servery")),
      text(
        "fallback",
        __("Text until the shop is ready", "servery"),
        __("It stays if the shop can't load: a telephone number, for example.", "servery"),
      ),
    );

  const placePanel = ({ text, choice, toggle }) =>
    el(
      PanelBody,
      { title: __("Where it stands, how it opens", "servery"), initialOpen: false, key: "place" },
      toggle("mobile", __("Always the phone's layout", "servery")),
      toggle("sharedDevice", __("Strangers use this device one after the other", "servery")),
      toggle("digitalDisplay", __("A menu board on the wall, without a cart", "servery")),
      text("room", __("Hotel room", "servery")),
      text("table", __("Table", "servery")),
      text("coupon", __("Discount code", "servery")),
      choice("mode", __("How the order is received", "servery"), modes()),
      text("item", __("Number of the dish that is open", "servery")),
    );

  /** What the block is about, for its heading in the editor. */
  function summaryOf({ storeId, storeName, hqId }) {
    const store = storeId || storeName;
    if (store) return sprintf(/* translators: %s: the store's number or name. */ __("Store %s", "servery"), store);
    if (hqId) return sprintf(/* translators: %s: the group's number. */ __("All venues of group %s", "servery"), hqId);
    return __("Which store?", "servery");
  }

  function edit(props) {
    const controls = controlsOf(props);
    return el(
      Fragment,
      null,
      el(InspectorControls, null, shopPanel(controls), placePanel(controls)),
      el(
        "div",
        useBlockProps(),
        el(
          Placeholder,
          {
            label: sprintf(
              /* translators: %s: which store it is. */ __("Servery shop: %s", "servery"),
              summaryOf(props.attributes),
            ),
            instructions: __("The published page shows the shop here.", "servery"),
          },
          controls.text("storeId", __("Number of the store", "servery")),
        ),
      ),
    );
  }

  blocks.registerBlockType("servery/shop", { edit, save: () => null });
})(window.wp);
