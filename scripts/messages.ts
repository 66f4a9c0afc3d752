import "./load-env.ts";
import { LOCAL_PROJECT } from "#app/contact/store-config.server.ts";
import { NO_FIRESTORE } from "./message-store.ts";

/** Prints the messages that the local Firestore has received, oldest first. */
const host = process.env.FIRESTORE_EMULATOR_HOST || NO_FIRESTORE;
const project = process.env.FIREBASE_PROJECT_ID || LOCAL_PROJECT;

type Fields = Record<string, { stringValue?: string; timestampValue?: string }>;
type Page = { documents?: { name: string; fields: Fields }[]; nextPageToken?: string };

/** Reads all messages, page by page; the emulator lets 'owner' pass the rules. */
async function readMessages(): Promise<Fields[]> {
  const messages: Fields[] = [];
  let pageToken = "";
  do {
    const url = `http://${host}/v1/projects/${project}/databases/(default)/documents/contactMessages?pageSize=300&pageToken=${pageToken}`;
    const answer = await fetch(url, { headers: { Authorization: "Bearer owner" } });
    if (!answer.ok) throw new Error(`The Firestore at ${host} answers ${answer.status}.`);
    const page = (await answer.json()) as Page;
    messages.push(...(page.documents ?? []).map(({ fields }) => fields));
    pageToken = page.nextPageToken ?? "";
  } while (pageToken);
  return messages;
}

const getSentTime = ({ createdAt }: Fields): string => createdAt?.timestampValue ?? "";

try {
  const messages = await readMessages();
  for (const fields of messages.toSorted((a, b) => getSentTime(a).localeCompare(getSentTime(b)))) {
    const { name, email, subject, message } = fields;
    console.log(`${getSentTime(fields)}  ${name?.stringValue} <${email?.stringValue}>`);
    if (subject?.stringValue) console.log(`Subject: ${subject.stringValue}`);
    console.log(`${message?.stringValue}\n`);
  }
  console.log(messages.length === 1 ? "1 message." : `${messages.length} messages.`);
} catch (error) {
  console.error(error instanceof TypeError ? `No Firestore answers at ${host}: run npm start first.` : error);
  process.exitCode = 1;
}
