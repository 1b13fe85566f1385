/** Where this demo has what the code names. */
export async function readDemo() {
  const framedConfig = `${location.origin}/servery.json?card-frame`;
  const read = async (address) => (await fetch(address)).json();
  // Without the second, the page only doesn't offer other places for cards.
  const [own, framed] = await Promise.all([read("/servery.json"), read(framedConfig).catch(() => ({}))]);
  const { firebase, emulators, cardFrame } = own;
  return {
    origin: location.origin,
    /** Where the menu comes from. */
    dataOrigin: new URL(emulators?.firestore ?? "https://firestore.googleapis.com", location).origin,
    firebase,
    framedConfig,
    /** Null where a developer's own configuration has decided where cards are typed. */
    cardFrame: cardFrame ? null : (framed.cardFrame ?? null),
  };
}
