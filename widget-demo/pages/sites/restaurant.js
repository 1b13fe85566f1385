// Shows the restaurant's text in Chinese, with the Chinese shop. A classic script, so that the element has its
// attributes before storefront.js reads them.
(() => {
  const chinese = {
    skip: "跳到菜单",
    name: "拍缇汉堡",
    nav: "网站导航",
    navOrder: "点餐",
    navStory: "我们的故事",
    navVisit: "到店",
    heroTitle: "铁板现压牛肉堡",
    heroText: "草饲牛肉、土豆面包、自家腌的酸黄瓜。在线下单，二十分钟后取餐。",
    heroCall: "立即点餐",
    strip: "我们的特色",
    stripBeef: "每日现绞牛肉",
    stripBuns: "土豆面包",
    stripPickles: "自制酸黄瓜",
    stripOpen: "通宵营业",
    order: "在线点餐",
    storyTitle: "一位父亲，两个儿子，一块铁板",
    storyText:
      "2009 年，我们借了一个烧烤架，在五金店门口卖汉堡。烧烤架还了，排队的人却留了下来。如今我们每天压四百个汉堡，配方还是最初的那一个。",
    howGrindTitle: "清晨六点绞肉",
    howGrind: "每天早上现绞牛肩肉和牛胸肉，几小时后就到您手里。",
    howPressTitle: "240° 铁板现压",
    howPress: "只压两分钟，边缘焦脆，中间软嫩。",
    howPackTitle: "做好马上包",
    howPack: "到点才做，您来取的时候还是热的。",
    storyButton: "了解更多",
    storyMore:
      "铁板还是当年那一块，修过十一次，每天早上五点都用手擦洗。老爸 2021 年退休了，每周五还会来店里尝一尝酸黄瓜。",
    visitTitle: "欢迎光临",
    visitAddress: "墨尔本伯克街 125 号（125 Bourke St, Melbourne VIC 3000）",
    hoursTitle: "营业时间",
    hoursWeek: "周一至周五",
    hoursEnd: "周六、周日",
    hoursAll: "全天二十四小时",
    footer: "拍缇汉堡为虚构店铺，是以下产品的示例网站：",
  };

  function speakChinese() {
    document.documentElement.lang = "zh-CN";
    document.title = "拍缇汉堡 · 伯克街的汉堡店";
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
    languageLink.href = "/restaurant.html";
    const storefront = document.querySelector("servery-storefront");
    storefront.setAttribute("store-id", "121");
    storefront.setAttribute("language", "zh-CN");
  }

  if (new URLSearchParams(location.search).get("language") === "zh-CN") speakChinese();

  const more = document.getElementById("story-more");
  document.querySelector(".story button").addEventListener("click", (event) => {
    more.hidden = false;
    event.currentTarget.hidden = true;
  });
})();
