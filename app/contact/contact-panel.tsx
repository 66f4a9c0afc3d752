import { Island } from "#app/islands/island.tsx";
import ContactIsland from "./contact.island.tsx";
import type { ContactPage } from "./contact-copy.server.ts";
import type { StoreConfig } from "./store-config.server.ts";
import { type Ways, WaysToWrite } from "./ways-to-write.tsx";

type ContactPanelProps = {
  copy: Pick<ContactPage, "form" | "received" | "noScript" | "scriptsFailed" | "unavailable">;
  ways: Ways;
  store: StoreConfig | undefined;
};

/** The form, or the confirmation in its place; mail and chat where there is no message store, or no script. */
export function ContactPanel({ copy, ways, store }: ContactPanelProps) {
  if (!store) return <WaysToWrite text={copy.unavailable} ways={ways} />;
  const props = { form: copy.form, received: copy.received, ways, store };
  return (
    <div>
      <Island name="contact" component={ContactIsland} props={props} wakesFor="query zero-academy:contact" />
      <div className="hidden [[data-failed]+&]:block in-data-[contact=received]:hidden!">
        <WaysToWrite text={copy.scriptsFailed} ways={ways} carriesForm />
      </div>
      <div data-without-script="" className="in-data-[scripts]:hidden">
        <WaysToWrite text={copy.noScript} ways={ways} />
      </div>
    </div>
  );
}
