// The blocks in the editor. The shop itself is drawn on the published page only, where nothing that a visitor does changes
// what an author writes.
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: el, Fragment } = element;
  const { __, sprintf } = i18n;
  const { AlignmentControl, BlockControls, InspectorControls, URLInput, useBlockProps } = blockEditor;
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

  const positions = () => [
    { value: "", label: __("In the text", "servery") },
    { value: "bottom-right", label: __("Bottom right of the window", "servery") },
    { value: "bottom-left", label: __("Bottom left of the window", "servery") },
  ];

  /** A block's controls, bound to its attributes. */
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
      link: (name, label) => el(URLInput, { ...bound(name), label, isFullWidth: true }),
    };
  }

  const storeNumber = ({ text }) => text("storeId", __("Number of the store", "servery"));

  const storeControls = ({ text, choice }) => [
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
  ];

  const saleControls = ({ toggle }) => [
    toggle("gift", __("Sell gift cards instead of dishes", "servery")),
    toggle("selectMode", __("Choose the venue at checkout", "servery")),
  ];

  const shopPanel = (controls) =>
    el(
      PanelBody,
      { title: __("Shop", "servery"), key: "shop" },
      storeControls(controls),
      controls.choice("headingLevel", __("Level of the first heading", "servery"), levels()),
      saleControls(controls),
      controls.text(
        "fallback",
        __("Text until the shop is ready", "servery"),
        __("It stays if the shop can't load: a telephone number, for example.", "servery"),
      ),
    );

  const buttonPanel = (controls) =>
    el(
      PanelBody,
      { title: __("Order button", "servery"), key: "button" },
      controls.choice("position", __("Place of the button", "servery"), positions()),
      storeControls(controls),
      saleControls(controls),
    );

  /** `own` are controls that only one of the blocks has. */
  const placePanel = ({ text, choice, toggle }, own) =>
    el(
      PanelBody,
      { title: __("Where it stands, how it opens", "servery"), initialOpen: false, key: "place" },
      toggle("mobile", __("Always the phone's layout", "servery")),
      toggle("sharedDevice", __("Strangers use this device one after the other", "servery")),
      own,
      text("room", __("Hotel room", "servery")),
      text("table", __("Table", "servery")),
      text("coupon", __("Discount code", "servery")),
      choice("mode", __("How the order is received", "servery"), modes()),
      text("item", __("Number of the dish that is open", "servery")),
    );

  const boardControl = ({ toggle }) =>
    toggle("digitalDisplay", __("A menu board on the wall, without a cart", "servery"));

  const historyControl = ({ toggle }) =>
    toggle(
      "noHistory",
      __("Opening adds no step to the browser's history", "servery"),
      __("If your analytics count such steps.", "servery"),
    );

  /** What a block is about, for its heading in the editor. */
  function summaryOf({ storeId, storeName, hqId }) {
    const store = storeId || storeName;
    if (store) return sprintf(/* translators: %s: the store's number or name. */ __("Store %s", "servery"), store);
    if (hqId) return sprintf(/* translators: %s: the group's number. */ __("All venues of group %s", "servery"), hqId);
    return __("Which store?", "servery");
  }

  function editShop(props) {
    const controls = controlsOf(props);
    return el(
      Fragment,
      null,
      el(InspectorControls, null, shopPanel(controls), placePanel(controls, boardControl(controls))),
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
          storeNumber(controls),
        ),
      ),
    );
  }

  const buttonForm = (controls, attributes) =>
    el(
      Placeholder,
      {
        label: sprintf(
          /* translators: %s: which store it is. */ __("Servery order button: %s", "servery"),
          summaryOf(attributes),
        ),
        instructions: __("On the published page, it opens the shop over the page.", "servery"),
      },
      storeNumber(controls),
      controls.text("label", __("Text of the button", "servery")),
      controls.link("link", __("Where it leads if scripts are blocked: the page with the shop", "servery")),
    );

  /** As the button on the published page, until it knows the restaurant's colours. */
  const look = {
    display: "inline-block",
    padding: "14px 24px",
    borderRadius: "999px",
    background: "#b3401a",
    color: "#fff",
    font: "600 16px/20px system-ui, sans-serif",
  };

  /** The button's text where nobody wrote one. The editor itself may speak another language. */
  const orderNow = (language) => ({ en: "Order now", "zh-CN": "立即点餐" })[language] ?? __("Order now", "servery");

  function editButton(props) {
    const { attributes, setAttributes, isSelected } = props;
    const controls = controlsOf(props);
    const { align, label, language, position } = attributes;
    const alignTo = (to = "") => setAttributes({ align: to });
    const isEmpty = summaryOf(attributes) === summaryOf({});
    return el(
      Fragment,
      null,
      position ? null : el(BlockControls, null, el(AlignmentControl, { value: align, onChange: alignTo })),
      el(InspectorControls, null, buttonPanel(controls), placePanel(controls, historyControl(controls))),
      el(
        "div",
        useBlockProps({ className: align && !position ? `has-text-align-${align}` : undefined }),
        el("span", { style: look }, label || orderNow(language)),
        position ? el("small", null, " ", positions().find(({ value }) => value === position)?.label) : null,
        isSelected || isEmpty ? el("div", { style: { marginTop: "16px" } }, buttonForm(controls, attributes)) : null,
      ),
    );
  }

  blocks.registerBlockType("servery/shop", { edit: editShop, save: () => null });
  blocks.registerBlockType("servery/button", { edit: editButton, save: () => null });
})(window.wp);
