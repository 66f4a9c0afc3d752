/** The draft of a prompt, with what to write beside each field; a group may name no course. */
export const formatPrompt = ({
  slug,
  title,
  level,
  course,
}: Record<"slug" | "title" | "level" | "course", string>): string => `  - slug: ${slug}
    # Remove the next line to publish it.
    draft: true
    title: "${title}"
    # When to use it, one sentence.
    when: "REPLACE: the moment in which somebody needs it."
    # The prompt. What the reader fills in stands in braces: small letters, digits and underscores.
    prompt: |
      <material>
      {given_text}
      </material>

      REPLACE: say what to do with the material, what to leave alone, in which form the answer comes, and when to stop.
    # A label and an example for each name in braces, but for those that all prompts share
    # (language, framework, test_framework, cloud_provider, level).
    placeholders:
      given_text: { label: "What it is", example: "A short example of it" }
    # What a good answer contains.
    good: "REPLACE: how one sees that the answer is good."
    level: ${level}
${course && `    # File name of the course that teaches the skill.\n    course: ${course}\n`}`;
