// Stands in for the part of Google's `gapi` that passes messages from Firebase's pop-ups, so that they work without the
// internet. The pop-up (`backend/signin/providerPage.ts`) sends its message directly to this page, without a frame in
// between.
(() => {
  class Iframe {
    constructor(url) {
      this.origin = new URL(url).origin;
    }
    async restyle() {}
    async ping() {}
    /** Asks whether the frame may store data. No answer means yes. */
    send() {}
    register(type, hear) {
      addEventListener("message", ({ origin, data }) => {
        if (origin === this.origin && data?.type === type) hear(data);
      });
    }
  }
  const open = (asked, begin) => begin(new Iframe(asked.url));
  const iframes = { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: "any", getContext: () => ({ open }) };
  globalThis.gapi = { ...globalThis.gapi, iframes };
})();
