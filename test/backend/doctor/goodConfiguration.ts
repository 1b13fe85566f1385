/** A configuration in which nothing is wrong. Its keys are long enough to be looked for in what a tool prints. */
export const goodConfiguration = {
  apiUrl: "https://api.nonna.example/",
  apiKey: "the-ordering-key",
  idTokenHeader: "X-Id-Token",
  mapsKey: "the-key-of-maps",
  firebase: { apiKey: "the-key-of-firebase", projectId: "nonna-rosa", authDomain: "nonna-rosa.firebaseapp.com" },
};
