// A guest comes by the code in the room, which names it in the address (R4: the widget reads it there itself). They
// are here for the menu, so it comes first, and nothing else is sold to them.
(() => {
  const room = new URLSearchParams(location.search).get("room");
  if (!room) return;
  document.title = "In-room dining · Harbour House Hotel";
  document.body.classList.add("in-room");
  for (const gifts of document.querySelectorAll('.gifts, [href="#gifts"]')) gifts.remove();
  document.querySelector(".eyebrow").textContent = `Room ${room}`;
  document.querySelector("h1").textContent = "In-room dining";
  document.querySelector(".lead").textContent =
    "The kitchen cooks at any hour. Order below, and we bring it to your door.";
  document.querySelector(".mast nav a").setAttribute("aria-current", "page");
})();
