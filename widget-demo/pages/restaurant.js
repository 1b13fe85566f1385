// The restaurant's own few words in Chinese, and the Chinese shop beside them. A classic script, so that the
// element has its attributes before storefront.js looks at it.
(() => {
  const chinese = {
    skip: "跳到菜单",
    name: "拍缇汉堡",
    nav: "网站导航",
    navOrder: "点餐",
    navStory: "我们的故事",
    navVisit: "到店",
    heroTitle: "伯克街上的现压牛肉堡，始于 2009。",
    heroText: "草饲牛肉、隔壁面包房的土豆面包、自家腌的酸黄瓜。在线下单，二十分钟后取餐。",
    heroCall: "立即点餐",
    order: "在线点餐",
    storyTitle: "一位父亲，两个儿子，一块铁板",
    storyText:
      "一切从五金店门口借来的烧烤架开始。烧烤架还了，队伍却留了下来。我们每天早上现绞牛肉，老爸也依然在教大家怎么排队。",
    storyButton: "再多说一点",
    storyMore: "铁板还是当年那一块，修过十一次，除了老爸谁也不许擦。",
    visitTitle: "欢迎光临",
    visitAddress: "墨尔本伯克街 125 号（125 Bourke St, Melbourne VIC 3000）",
    hoursTitle: "营业时间",
    hoursWeek: "周一至周五",
    hoursEnd: "周六、周日",
    hoursAll: "全天二十四小时",
    footer: "拍缇汉堡为本演示虚构，饿是真的。",
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
