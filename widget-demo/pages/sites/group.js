// Shows the group's text in Chinese with the Chinese group, and the time in its cities, by which the restaurants open
// and close. A classic script, so that the element has its attributes before storefront.js reads them.
(() => {
  const chinese = {
    skip: "跳到餐厅列表",
    name: "长岸餐饮",
    nav: "网站导航",
    navOrder: "在线点餐",
    navHouses: "我们的餐厅",
    navStandard: "共同之处",
    heroTitle: "五家餐厅，一条海岸",
    heroText: "意式小馆、拉面吧、炭烤鱼馆、塔可店，还有一家面包房。选一家，您的餐就在那里现做。",
    heroCall: "选择餐厅",
    cities: "各城市当前时间",
    melbourne: "墨尔本",
    sydney: "悉尼",
    brisbane: "布里斯班",
    alba: "外婆阿尔芭",
    albaText: "外婆自己的方子，烤炉是从那不勒斯分十一箱运来的。",
    albaHours: "11:30–15:00，17:00–23:00",
    albaGo: "在外婆阿尔芭点餐",
    kumo: "云拉面",
    kumoText: "十二个座位，一锅从 2016 年起没离过火的汤。",
    kumoHours: "全天二十四小时",
    kumoGo: "在云拉面点餐",
    saltwater: "盐水炭烤",
    saltwaterText: "清晨六点靠岸的鱼，十一点前上铁木炭火。",
    saltwaterHours: "11:00–22:00",
    saltwaterGo: "在盐水炭烤点餐",
    mariposa: "蝴蝶塔可",
    mariposaText: "玉米每天早上现磨，本周塔可写在墙上。",
    mariposaHours: "铺设地板期间暂停营业",
    mariposaGo: "看看蝴蝶塔可的菜单",
    crumb: "面包与茶壶",
    crumbText: "五家餐厅的面包都在这里烤，早餐供应到炉子凉下来。",
    crumbHours: "5:30–16:00",
    crumbGo: "在面包与茶壶点餐",
    standardTitle: "五份菜单，一炉面包",
    standardText: "各家做各家的菜。共享的是面包、咖啡、柠檬水、外婆的提拉米苏，还有您在任何一家攒下的积分。",
    countHouses: "家餐厅",
    countPeople: "位同事",
    countSince: "年创立",
    footer: "长岸餐饮为虚构企业，是以下产品的示例网站：",
  };

  function speakChinese() {
    document.documentElement.lang = "zh-CN";
    document.title = "长岸餐饮：三个州的五家餐厅";
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
    languageLink.href = "/group.html";
    document.querySelector("[data-home]").href = "/group.html?language=zh-CN";
    for (const link of document.querySelectorAll(".go")) link.pathname = link.pathname.replace("/30", "/31");
    const storefront = document.querySelector("servery-storefront");
    storefront.setAttribute("hq-id", "31");
    storefront.setAttribute("language", "zh-CN");
  }

  if (new URLSearchParams(location.search).get("language") === "zh-CN") speakChinese();

  const { lang } = document.documentElement;
  const language = lang === "en" ? "en-AU" : lang;
  const show = () => {
    for (const clock of document.querySelectorAll("[data-zone]")) {
      const { zone: timeZone } = clock.dataset;
      clock.textContent = new Intl.DateTimeFormat(language, { timeZone, timeStyle: "short" }).format();
    }
  };
  show();
  setInterval(show, 10_000);
})();
