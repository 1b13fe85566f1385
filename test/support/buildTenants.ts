import type { DocumentStore, JsonFields } from "../../widget-demo/backend/documents/types.ts";

/** How one restaurant's shop looks. */
export interface Tenant {
  readonly name: (typeof tenantNames)[number];
  /** The host page's CSS, including the tokens that it sets. */
  readonly css: string;
  /** `UiColours` of each of its stores; undefined keeps the demo's. */
  readonly colours?: JsonFields;
  /** Fields of the store that takes the order, in each language. */
  readonly store?: Readonly<Record<"en" | "zh-CN", JsonFields>>;
}

/** A dark host page, made with the tokens that theming.md names. */
export const darkPage =
  "body { background: #14110e; } servery-storefront { --servery-paper: #14110e; --servery-ink: #f6f1ea; }";

const noPictures = { Logo: "", ProfileImage: "" };

export const tenantNames = ["light", "dark", "garish", "hotel"] as const;

/**
 * The demo's burger place in daylight, a dark bar, a restaurant that chose every colour itself, and the demo's hotel.
 */
export function buildTenants(documents: Pick<DocumentStore, "read">): readonly Tenant[] {
  const hotel = documents.read("Companies/200") as {
    readonly Logo: string;
    readonly ProfileImage: string;
    readonly ViewComponentConfigs: { readonly UiColours: { readonly Mobile: JsonFields } };
  };
  const { Logo, ProfileImage } = hotel;
  return [
    { name: "light", css: "" },
    {
      name: "dark",
      css: darkPage,
      colours: {
        ButtonColour: "#e8a33d",
        ButtonText: "#1b140a",
        CommonColour: "#e8a33d",
        MenuHighlight: "#e8a33d",
        MenuHighlightText: "#1b140a",
        StatusPending: "#e8a33d",
        TitleBar: "#14110e",
        MenuBackground: "#14110e",
        MenuText: "#f6f1ea",
      },
    },
    {
      name: "garish",
      css: "body { background: #c6ff00; }",
      colours: {
        ButtonColour: "#ff00c8",
        ButtonText: "#ffff00",
        CommonColour: "#00c853",
        MenuHighlight: "#ffea00",
        MenuHighlightText: "#ff1744",
        StatusPending: "#00e5ff",
        TitleBar: "#ff3d00",
        MenuBackground: "#7c4dff",
        MenuText: "#ccff00",
      },
      store: {
        en: {
          ...noPictures,
          StoreTitle: "BIG KEV'S World Famous Chicken & Karaoke",
          Name: "BIG KEV'S World Famous Flaming Chicken, Burgers, Ribs & Karaoke – Bourke St",
        },
        "zh-CN": {
          ...noPictures,
          StoreTitle: "凯文大叔世界闻名火焰烤鸡卡拉OK",
          Name: "凯文大叔世界闻名火焰烤鸡汉堡肋排卡拉OK · 伯克街总店",
        },
      },
    },
    {
      name: "hotel",
      css: "body { background: #fcfdfd; } servery-storefront { --servery-display-font: Georgia, serif; }",
      colours: hotel.ViewComponentConfigs.UiColours.Mobile,
      store: {
        en: { Logo, ProfileImage, Name: "Harbour House Hotel", StoreTitle: "Harbour House" },
        "zh-CN": { Logo, ProfileImage, Name: "港湾之家酒店", StoreTitle: "港湾之家" },
      },
    },
  ];
}

const storeIds = { en: 120, "zh-CN": 121 } as const;

/** Gives all stores of the demo the tenant's colours, and gives the stores that take orders its name and pictures. */
export function dressDocuments(documents: DocumentStore, { colours, store }: Tenant): void {
  if (colours) {
    const UiColours = { Mobile: colours, Desktop: colours };
    for (const path of documents.paths().filter((each) => /^Companies\/\d+$/.test(each))) {
      documents.merge(path, { ViewComponentConfigs: { UiColours } });
    }
  }
  if (store)
    for (const language of ["en", "zh-CN"] as const)
      documents.merge(`Companies/${storeIds[language]}`, store[language]);
}
