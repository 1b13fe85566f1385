// A classic script, so that the element has its attributes before storefront.js reads them. Another store's screen is
// /display.html?store-id=200, and the Chinese store's is /display.html?language=zh-CN.
(() => {
  const asked = new URLSearchParams(location.search);
  const board = document.querySelector("servery-storefront");
  const isChinese = asked.get("language") === "zh-CN";
  if (isChinese) {
    document.documentElement.lang = "zh-CN";
    document.title = "菜单屏 · 拍缇汉堡 · 伯克街店";
    board.setAttribute("language", "zh-CN");
    board.setAttribute("store-id", "121");
  }
  const store = asked.get("store-id");
  if (store) board.setAttribute("store-id", store);
})();
