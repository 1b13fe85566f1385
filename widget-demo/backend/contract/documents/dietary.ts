/** What the lists of a dish and of a choice mean. */
export const freeOf =
  'The ids of Allergy in LifeStyleChoices that it is FREE of: [1] with 1 "Nut free" means that it has no nuts.';
export const toleratedBy = "The ids of Intolerance in LifeStyleChoices that it is FREE of, in the same way.";
export const suitedTo = "The ids of Preference in LifeStyleChoices that it suits.";
