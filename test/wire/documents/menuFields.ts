/** A menu in which every field differs from its default. */
export const menuFields = {
  Categories: [
    {
      ID: "c1",
      Name: "Burgers",
      SubMenuItems: [
        {
          ID: 1,
          ProductID: 11,
          Name: "The Patty",
          Price: 18.85,
          ProductAllergy: [1],
          ProductIntolerance: ["i1"],
          ProductPreference: ["p1"],
        },
        { ID: 2, ProductID: "12" },
      ],
    },
    { ID: 2, Name: "Drinks", SubMenuItems: [{ ID: 3, ProductID: "13", Price: 4.5 }] },
  ],
  Products: {
    11: {
      ID: 11,
      Name: "Patty burger",
      ShortDescription: "Beef, pickles",
      PhotoUrl: "/images/patty.webp",
      LargePhotoUrl: "/images/patty-large.webp",
      PhotoFocus: "50 32.5",
      Status: 2,
      TaxRate: 0.1,
      ProductCode: "PB",
      Price: 19,
      ModifierGroups: ["g1", 2],
      RewardPoint: 8,
      PreparationTime: 12.5,
      ProductCategoryIDs: ["c1", 9],
      ProductTagIDs: [3],
      FixedPriceValue: 12.5,
    },
    12: { ID: 12, Name: "Damper", Status: 3, TaxRate: 10, Price: 6.05 },
    13: { ID: 13, Name: "Cola" },
  },
  ModifierGroups: {
    g1: {
      Name: "Extras",
      DisplayOrder: 2,
      Modifiers: [
        {
          ID: 101,
          Code: "BAC",
          Name: "Bacon",
          Price: 2.5,
          TaxRate: 0.1,
          MinQty: 2,
          MaxQty: 4,
          DisplayOrder: 9,
          LinkedProductID: 13,
          quantity: 2,
          IsSelected: true,
        },
        { ID: 102, Name: "No bun", Price: -1 },
      ],
      IsSingleSel: true,
      IsForceSel: true,
      IsAutoSel: true,
      MinimumSelection: 1,
      MaximumSelection: 3,
      IncludeQuantity: true,
    },
    2: { Name: "Sauce", DisplayOrder: 1, Modifiers: { 201: { Name: "Aioli" } } },
  },
  LifeStyleChoices: {
    Allergy: [{ Id: 1, Name: "Nuts" }],
    Intolerance: [{ Id: "i1", Name: "Gluten" }],
    Preference: [{ Id: "p1", Name: "Vegan" }],
  },
  MenuTimeSettings: [{ MenuId: "Lunch", DayOfWeek: 1, StartTime: "11:00", EndTime: "15:00:00" }],
};

const noFit = { allergies: [], intolerances: [], preferences: [] };

const plainModifier = {
  code: "",
  price: 0,
  taxRate: 0,
  minimum: 0,
  maximum: null,
  order: 0,
  linkedProductId: null,
  preselected: false,
  preselectedQuantity: 0,
};

const plainGroup = {
  isSingle: false,
  isForced: false,
  isAuto: false,
  minimum: 0,
  maximum: null,
  includesQuantity: false,
};

const plainProduct = {
  description: "",
  photo: null,
  largePhoto: null,
  photoFocus: null,
  ribbon: null,
  isSoldOut: false,
  taxRate: 0,
  code: "",
  price: null,
  groupIds: [],
  requiredCost: 0,
  rewardPoints: 0,
  preparationMinutes: 0,
  categoryIds: [],
  tagIds: [],
  fixedPrice: null,
};

/** What that menu is parsed to, with its maps written as objects. */
export const wholeMenu = {
  id: "DefaultMenu",
  times: [{ menuId: "Lunch", weekday: 1, starts: 660, ends: 900 }],
  categories: [
    {
      id: "c1",
      name: "Burgers",
      entries: [
        {
          id: "1",
          productId: "11",
          name: "The Patty",
          price: 1885,
          fit: { allergies: ["1"], intolerances: ["i1"], preferences: ["p1"] },
        },
        { id: "2", productId: "12", name: "Damper", price: 605, fit: noFit },
      ],
    },
    { id: "2", name: "Drinks", entries: [{ id: "3", productId: "13", name: "Cola", price: 450, fit: noFit }] },
  ],
  products: {
    11: {
      id: "11",
      name: "Patty burger",
      description: "Beef, pickles",
      photo: "http://localhost:5173/images/patty.webp",
      largePhoto: "http://localhost:5173/images/patty-large.webp",
      photoFocus: "50% 32.5%",
      ribbon: "popular",
      isSoldOut: false,
      taxRate: 0.1,
      code: "PB",
      price: 1900,
      groupIds: ["2", "g1"],
      requiredCost: 0,
      rewardPoints: 8,
      preparationMinutes: 12.5,
      categoryIds: ["c1", "9"],
      tagIds: ["3"],
      fixedPrice: 1250,
    },
    12: { ...plainProduct, id: "12", name: "Damper", isSoldOut: true, taxRate: 0.1, price: 605 },
    13: { ...plainProduct, id: "13", name: "Cola" },
  },
  groups: {
    g1: {
      id: "g1",
      name: "Extras",
      order: 2,
      modifiers: [
        { ...plainModifier, id: "102", name: "No bun", price: -100 },
        {
          id: "101",
          code: "BAC",
          name: "Bacon",
          price: 250,
          taxRate: 0.1,
          minimum: 2,
          maximum: 4,
          order: 9,
          linkedProductId: "13",
          preselected: true,
          preselectedQuantity: 2,
        },
      ],
      isSingle: true,
      isForced: true,
      isAuto: true,
      minimum: 1,
      maximum: 3,
      includesQuantity: true,
    },
    2: { ...plainGroup, id: "2", name: "Sauce", order: 1, modifiers: [{ ...plainModifier, id: "201", name: "Aioli" }] },
  },
  dietary: {
    allergies: [{ id: "1", name: "Nuts" }],
    intolerances: [{ id: "i1", name: "Gluten" }],
    preferences: [{ id: "p1", name: "Vegan" }],
  },
};
