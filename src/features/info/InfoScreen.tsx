import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { addressLine } from "../../domain/store/addressLine.ts";
import { showsPickupAddress } from "../../domain/store/showsPickupAddress.ts";
import type { Policies, Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { OpeningHours } from "../../parts/pickup/OpeningHours.tsx";
import { PickupAddress } from "../../parts/pickup/PickupAddress.tsx";
import { usePolicyStore } from "../../parts/store/usePolicyStore.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom, routeAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import css from "./InfoScreen.css?inline";

registerSheet(css);

interface PolicyStoreProps {
  readonly policyStore: Store;
}

/** Who it is, and where. */
function AboutStore({ policyStore }: PolicyStoreProps) {
  const name = storeName(policyStore);
  const { title } = policyStore;
  return (
    <section className="info__part">
      <h2 className="info__heading">{name}</h2>
      {!name.includes(title) && <p className="info__tagline">{title}</p>}
      {showsPickupAddress(policyStore) && <p>{addressLine(policyStore.location)}</p>}
    </section>
  );
}

/** Where it is, and how to reach it. */
function StoreContact({ policyStore: store }: PolicyStoreProps) {
  const name = storeName(store);
  return (
    <section className="info__part">
      {showsPickupAddress(store) ? (
        <PickupAddress store={store} name={name} />
      ) : (
        <p className="info__who">
          {name} {store.phone && <TelephoneLink phone={store.phone} />}
        </p>
      )}
    </section>
  );
}

/** The store's own picture, as above its menu. */
function Picture({ policyStore: store }: PolicyStoreProps) {
  if (store.profileImage === null) return null;
  return (
    <Photo
      className="info__picture"
      src={store.profileImage}
      largeSrc={store.largeProfileImage}
      sizes="(max-width: 600px) 100vw, 600px"
      focus={store.profileImageFocus}
      name={store.name}
      plate={null}
      widthPx={640}
      heightPx={260}
      loading="eager"
    />
  );
}

function Hours({ policyStore: { hours } }: PolicyStoreProps) {
  if (hours.length === 0) return null;
  return (
    <section className="info__part">
      <h2 className="info__heading">
        <Trans>Opening hours</Trans>
      </h2>
      <OpeningHours hours={hours} />
    </section>
  );
}

function PolicyButtons({ policyStore }: PolicyStoreProps) {
  const { t } = useLingui();
  const open = useSetAtom(openOverlayAtom);
  const labels: Readonly<Record<keyof Policies, string>> = {
    privacy: t`Read the privacy policy`,
    delivery: t`Read the delivery policy`,
    refund: t`Read the refund policy`,
  };
  const given = (["privacy", "delivery", "refund"] as const).filter((policy) => policyStore.policies[policy]);
  if (given.length === 0) {
    return (
      <p>
        <Trans>This policy isn't here yet. Please ask us.</Trans>
      </p>
    );
  }
  return (
    <div className="info__policies">
      {given.map((policy) => (
        <Button key={policy} variant="secondary" onClick={() => open({ kind: "policy", policy })}>
          {labels[policy]}
        </Button>
      ))}
    </div>
  );
}

function Content({ name, policyStore }: PolicyStoreProps & { readonly name: Route["name"] }) {
  if (name === "privacyPolicy") return <PolicyButtons policyStore={policyStore} />;
  return (
    <>
      <Picture policyStore={policyStore} />
      {name === "about" ? <AboutStore policyStore={policyStore} /> : <StoreContact policyStore={policyStore} />}
      <Hours policyStore={policyStore} />
    </>
  );
}

/** About, Contact and Privacy Policy, from the document of the store or its headquarters (R78). */
export function InfoScreen() {
  const { t } = useLingui();
  const { name } = useAtomValue(routeAtom);
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const policyStore = usePolicyStore();
  const title = name === "about" ? t`About` : name === "contact" ? t`Contact` : t`Privacy Policy`;
  return (
    <div className="info">
      <h1 className="info__title">{title}</h1>
      {policyStore && <Content name={name} policyStore={policyStore} />}
      <Button variant="quiet" onClick={() => navigate(home)}>
        <HomeText />
      </Button>
    </div>
  );
}

function HomeText() {
  const { isGift } = useAtomValue(settingsAtom);
  if (useAtomValue(storeParamAtom) === null) return <Trans>Choose a venue</Trans>;
  return isGift ? <Trans>Back to gift cards</Trans> : <Trans>Back to menu</Trans>;
}
