// A guest comes by the code in the room, which names it in the address (R4: the widget reads it there itself).
// Everybody else is here for a gift card.
(() => {
  const room = new URLSearchParams(location.search).get("room");
  const [giftLink, roomLink] = document.querySelectorAll("nav a");
  if (room) {
    document.title = "Room service · Harbour House Hotel";
    document.querySelector("h1").textContent = "Good evening. Hungry?";
    document.querySelector(".lead").textContent = `To room ${room} in about forty minutes, at any hour.`;
    roomLink.setAttribute("aria-current", "page");
  } else {
    document.querySelector("servery-storefront").setAttribute("gift", "");
    giftLink.setAttribute("aria-current", "page");
  }
})();
