// Shows the hotel's text in Chinese with the Chinese shop, and the page for a guest in a room. A classic script, so
// that the elements have their attributes before storefront.js reads them.
(() => {
  const chinese = {
    skip: "跳到菜单",
    nav: "网站导航",
    navDining: "客房送餐",
    navBar: "酒吧",
    navGifts: "礼品卡",
    navHouse: "酒店",
    navArriving: "抵达",
    name: "海港之家",
    place: "悉尼岩石区",
    title: "海港之上的晚餐",
    lead: "希克森路上的六十四间客房，一间通宵开火的厨房。先看菜单，再打电话。",
    menuForm: "客房菜单",
    kitchen: "厨房",
    kitchenText: "昼夜不停",
    door: "送到门口",
    doorText: "任何客房，任何时候",
    room: "您的房号",
    see: "查看菜单",
    theMenu: "菜单",
    from: "来自厨房",
    clubTitle: "总会三明治，始于 1974",
    clubText:
      "它在酒店的第一份菜单上，至今没有离开。早上烤好的鸡、南部高地的培根、一只鸡蛋，酸种面包只烤一面，送到楼上依然酥脆。",
    clubMore: "早餐也在同一份菜单上，任何时候都有。有些客人凌晨四点才到。",
    barWhere: "一楼，临水",
    barTitle: "灯屋酒吧",
    barText: "吧台上的灯来自一艘领航船，一直亮到最后一位客人入睡。酒也能送到您的房间。",
    barLink: "在酒吧点单",
    gift: "送给喜欢的人",
    giftTitle: "送一个海港之夜",
    giftText: "一顿晚餐、一小时水疗，或一笔随意花的心意。礼品卡随时以电子邮件寄出，附上您自己的话。",
    house: "酒店",
    rooms: "客房",
    roomsText: "砂岩墙、厚窗帘、能打开的窗。六十四间里有四十间临水。",
    library: "图书室",
    libraryText: "五月到九月生火，三点供茶，两千本书可以带走，也会回来。",
    water: "海港",
    waterText: "渡轮从环形码头出发，步行八分钟。雨伞和毛巾可以借用。",
    arriving: "抵达",
    address: "地址",
    checkIn: "入住",
    checkInText: "下午两点起",
    checkOut: "退房",
    checkOutText: "上午十一点前",
    reception: "前台",
    always: "，昼夜有人",
    footer: "海港之家为虚构酒店，是以下产品的示例网站：",
  };
  const ofRoom = {
    en: {
      title: (room) => `Room ${room}`,
      dining: "In-room dining",
      house: "Harbour House Hotel",
      lead: "The kitchen cooks at any hour. Order below, and we bring it to your door.",
    },
    "zh-CN": {
      title: (room) => `${room} 号房`,
      dining: "客房送餐",
      house: "海港之家酒店",
      lead: "厨房随时为您现做。在下方点餐，我们送到您的门口。",
    },
  };

  function speakChinese(query) {
    document.documentElement.lang = "zh-CN";
    document.title = "海港之家酒店 · 岩石区";
    for (const element of document.querySelectorAll("[data-words]")) {
      element.textContent = chinese[element.dataset.words];
    }
    for (const element of document.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", chinese[element.dataset.label]);
    }
    const languageLink = document.querySelector("[data-switch]");
    languageLink.textContent = "English";
    languageLink.lang = "en";
    languageLink.hreflang = "en";
    query.delete("language");
    languageLink.search = `${query}`;
    document.querySelector(".mark a").href = "/hotel.html?language=zh-CN";
    document.querySelector("[data-bar]").pathname = "/order/store/203";
    // Submitting the form replaces the query with the form's own fields.
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: "language", value: "zh-CN" });
    document.querySelector(".bar").append(field);
    for (const storefront of document.querySelectorAll("servery-storefront")) {
      storefront.setAttribute("store-id", "201");
      storefront.setAttribute("language", "zh-CN");
    }
  }

  // A guest opens this page with the QR code in their room, which puts the room in the URL (R4: the widget reads it
  // from there). They want the menu, so it comes first, and nothing else is advertised.
  function showRoom(room) {
    const words = ofRoom[document.documentElement.lang];
    document.title = `${words.dining} · ${words.house}`;
    document.body.classList.add("in-room");
    for (const gifts of document.querySelectorAll('.gifts, [href="#gifts"]')) gifts.remove();
    document.querySelector(".eyebrow").textContent = words.title(room);
    document.querySelector("h1").textContent = words.dining;
    document.querySelector(".lead").textContent = words.lead;
    document.querySelector(".mast nav a").setAttribute("aria-current", "page");
    document.querySelector("[data-bar]").search = `?room=${encodeURIComponent(room)}`;
  }

  const query = new URLSearchParams(location.search);
  const room = query.get("room");
  const languageLink = document.querySelector("[data-switch]");
  if (room) languageLink.search = `?language=zh-CN&room=${encodeURIComponent(room)}`;
  if (query.get("language") === "zh-CN") speakChinese(query);
  if (room) showRoom(room);
})();
