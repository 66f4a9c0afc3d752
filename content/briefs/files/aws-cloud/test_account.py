"""Checks the Terraform files and the list of manual steps in this folder. Run it with: python3 test_account.py

It reads text and asks AWS nothing: what your account really does is for checks.md. It expects the form of terraform fmt,
one attribute in each line, and the names and times of the brief as they are, not as variables.
"""

import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
OWN = {"checks.md", "README.md", Path(__file__).name}
missing = 0


def check(line, done, help_text):
    global missing
    print("done:   " if done else "not yet:", line)
    if not done:
        missing += 1
        print("        ", help_text)


def read(pattern):
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob(pattern)))


if not list(FOLDER.glob("*.tf")):
    sys.exit("not yet: the first task is main.tf with the roles operator and developer; save it next to this file")
code = re.sub(r"^\s*(#|//).*$", "", read("*.tf"), flags=re.MULTILINE)
resources = {}
for kind, name, body in re.findall(r'^resource "(\w+)" "(\w+)" \{\n(.*?)^\}', code, re.MULTILINE | re.DOTALL):
    resources.setdefault(kind, {})[name] = body


def find(kind, *parts):
    """Whether a resource of this kind has all these attributes."""
    shapes = [re.compile(part.replace(" = ", r"\s*=\s*")) for part in parts]
    return any(all(shape.search(body) for shape in shapes) for body in resources.get(kind, {}).values())


for role in "operator", "developer":
    check(
        f"role {role}, for an hour at a time",
        find("aws_iam_role", f'name = "{role}"', "max_session_duration = 3600"),
        "write a resource aws_iam_role with this name and max_session_duration = 3600",
    )
check("no access key", "aws_iam_access_key" not in resources, "people assume roles; remove aws_iam_access_key")
check(
    "a budget for actual and forecast costs, without credits",
    find("aws_budgets_budget", 'name = "monthly"', "ACTUAL", "FORECASTED", "include_credit = false"),
    "aws_budgets_budget 'monthly' needs two notifications and cost_types with include_credit = false",
)
check(
    "a trail 'audit' of all regions, with validation of its files",
    find("aws_cloudtrail", 'name = "audit"', "is_multi_region_trail = true", "enable_log_file_validation = true"),
    "aws_cloudtrail needs these attributes",
)
check("a bucket with versions", find("aws_s3_bucket_versioning", '"Enabled"'), "see aws_s3_bucket_versioning")
check(
    "a bucket that can't become public",
    find(
        "aws_s3_bucket_public_access_block",
        "block_public_acls = true",
        "block_public_policy = true",
        "ignore_public_acls = true",
        "restrict_public_buckets = true",
    ),
    "set all four attributes of aws_s3_bucket_public_access_block",
)
check(
    "an alarm 'root-use' on any action of root",
    find("aws_cloudwatch_log_metric_filter", r'userIdentity\.type = \\?"Root')
    and find("aws_cloudwatch_metric_alarm", 'alarm_name = "root-use"', "alarm_actions = "),
    'a metric filter on $.userIdentity.type = "Root", and an alarm with this name and with alarm_actions',
)
check("an email", find("aws_sns_topic_subscription", 'protocol = "email"'), "subscribe to the topic of the alarm")
check("state outside of Git", re.search(r'^\s*backend "s3"', code, re.MULTILINE), 'write a backend "s3"')
names = [path.name for path in FOLDER.iterdir()]
check("no state file here", not any(".tfstate" in name for name in names), "remove it, and from the history too")
texts = "\n".join(
    path.read_text(encoding="utf-8", errors="replace")
    for path in FOLDER.rglob("*")
    if path.is_file() and path.name not in OWN and ".git" not in path.parts and ".terraform" not in path.parts
)
check("no account number", not re.search(r"\b\d{12}\b", texts), "look it up with aws_caller_identity")
check("no email address", not re.search(r"[\w.+-]+@[\w-]+\.\w+", texts), "make it a variable")
check("no key", not re.search(r"\b(AKIA|ASIA)[A-Z0-9]{16}\b", texts), "delete the key in AWS, then here")
steps = FOLDER / "manual-steps.md"
numbered = re.findall(r"^\d+\. ", steps.read_text(encoding="utf-8"), re.MULTILINE) if steps.exists() else []
check("a numbered list of manual steps", len(numbered) >= 3, "write them into manual-steps.md: MFA for root, ...")
print(f"{missing} left to do." if missing else "Your files are complete. Now run the commands in checks.md.")
sys.exit(missing > 0)
