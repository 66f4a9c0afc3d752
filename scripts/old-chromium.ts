import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/**
 * Gives the path of an old Chromium, which the npm package `@sparticuz/chromium` carries: some 59 MB to fetch and
 * 160 MB on the disk for each version, once.
 * @throws Error when npm cannot fetch it.
 */
export function getOldChromium(version: string): string {
  const folder = path.resolve(`node_modules/.cache/chromium-${version}`);
  const binary = path.join(folder, "chromium");
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const run = (command: string, parameters: string[]) =>
    execFileSync(command, parameters, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
  const archive = run("npm", ["pack", "--silent", `@sparticuz/chromium@${version}`]).trim();
  run("tar", ["xzf", archive]);
  const packed = path.join(folder, "package/bin");
  writeFileSync(`${binary}.part`, brotliDecompressSync(readFileSync(path.join(packed, "chromium.br"))));
  writeFileSync(
    path.join(folder, "gl.tar"),
    brotliDecompressSync(readFileSync(path.join(packed, "swiftshader.tar.br"))),
  );
  run("tar", ["xf", "gl.tar"]);
  for (const name of [archive, "gl.tar", "package"])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  chmodSync(`${binary}.part`, 0o755);
  renameSync(`${binary}.part`, binary);
  return binary;
}
