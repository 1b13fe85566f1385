import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { PhotoView } from "../ui/PhotoView.tsx";
import { Pill } from "../ui/Pill.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { HomeActionsView, HomeView, homePicture } from "../views/home/HomeView.tsx";
import { LayoutView, MainView } from "../views/shell/LayoutView.tsx";
import { RootView } from "../views/shell/RootView.tsx";
import { reservedHeight } from "../views/shell/reservedHeight.ts";
import { StoreLogoView } from "../views/store/StoreLogoView.tsx";
import type { Translate } from "../views/translate.ts";
import { printedHome } from "../wire/published/printedPage.ts";
import type { PrintedShop } from "./printedShop.ts";

/**
 * R76: what a phone shows before the menu. Its button closes a dialog of HTML, which needs no script, and the page's
 * sheet shows the menu once it is closed. The store's status comes with the script, so the button only says "View menu".
 * A desk, which doesn't show it, doesn't load its photo.
 */
export function PrintedHome(translate: Translate, { snapshot, language, homeKey }: PrintedShop): ReactNode {
  const { store } = snapshot;
  const { profileImage: src, profileImageFocus: focus } = store;
  const name = store.name || store.title;
  return (
    <dialog className={printedHome} open aria-label={name} data-welcomed={homeKey}>
      <form method="dialog">
        <RootView language={language} isMobileForced={false} minHeight={reservedHeight(null, false)}>
          <LayoutView
            isFullPage
            cover={null}
            header={null}
            main={
              <MainView isFullPage>
                <HomeView
                  picture={src !== null && PhotoView({ ...homePicture, loading: "lazy", src, focus, name })}
                  language={null}
                  logo={StoreLogoView({ logo: store.logo })}
                  name={name}
                  facts={
                    <>
                      {Pill({ children: Skeleton({ width: "7em", heightPx: 15.6 }) })}
                      {store.isTest && Pill({ children: translate(msg`Test store`) })}
                    </>
                  }
                >
                  <HomeActionsView>
                    <button type="submit" className="printed-home__open">
                      {translate(msg`View menu`)}
                    </button>
                  </HomeActionsView>
                </HomeView>
              </MainView>
            }
            side={null}
            end={null}
          >
            {null}
          </LayoutView>
        </RootView>
      </form>
    </dialog>
  );
}
