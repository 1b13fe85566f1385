// What the clock says in each city: the stores open and close by it.
(() => {
  const show = () => {
    for (const clock of document.querySelectorAll("[data-zone]")) {
      const { zone: timeZone } = clock.dataset;
      clock.textContent = new Intl.DateTimeFormat("en-AU", { timeZone, timeStyle: "short" }).format();
    }
  };
  show();
  setInterval(show, 10_000);
})();
