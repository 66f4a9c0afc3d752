/** Says once, after an installation by another Node, that it does not matter: commands run with the project's own. */
const installer = /node\/v(\d+)(\S*)/.exec(process.env.npm_config_user_agent ?? "");
const [own] = process.versions.node.split(".");
if (installer && installer[1] !== own)
  console.log(
    `npm runs on Node ${installer[1]}${installer[2]}; the project's commands run on its own, Node ${process.versions.node}. Nothing is to be done.`,
  );
