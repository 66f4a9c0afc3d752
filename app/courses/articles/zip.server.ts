import { crc32 } from "node:zlib";

/** A file of an archive; its name has forward slashes. */
type ArchiveFile = { name: string; text: string };

/** Names are UTF-8; files are stored, so that every build writes the same bytes. */
const UTF8 = 0x800;
const VERSION = 20;

/** A ZIP archive (PKWARE's APPNOTE 6.3) of texts, all with the date of a day. */
export function createZip(files: ArchiveFile[], day: string): Buffer<ArrayBuffer> {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const dosDate = ((year - 1980) << 9) | (month << 5) | date;
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const [name, data] = [Buffer.from(file.name), Buffer.from(file.text)];
    const entry = Buffer.alloc(26);
    entry.writeUInt16LE(VERSION, 0);
    entry.writeUInt16LE(UTF8, 2);
    entry.writeUInt16LE(dosDate, 8);
    entry.writeUInt32LE(crc32(data), 10);
    entry.writeUInt32LE(data.length, 14);
    entry.writeUInt32LE(data.length, 18);
    entry.writeUInt16LE(name.length, 22);
    local.push(Buffer.from("PK\x03\x04"), entry, name, data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from("PK\x01\x02"), Buffer.from([VERSION, 0]), entry, place, name);
    offset += 4 + entry.length + name.length + data.length;
  }
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, ...central, Buffer.from("PK\x05\x06"), end]);
}
