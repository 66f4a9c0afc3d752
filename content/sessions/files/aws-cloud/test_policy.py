"""Tests for your policy.json. Keep it, this file and iam.py in one folder and run: python3 test_policy.py"""

import json
import unittest
from pathlib import Path

from iam import as_list, decide

if not Path("policy.json").exists():
    raise SystemExit("not yet: the first task is policy.json, which lets the job list the photos; save it next to this file")
POLICY = json.loads(Path("policy.json").read_text(encoding="utf-8"))

ACTIONS = [
    "ListBucket", "GetObject", "PutObject", "DeleteObject", "DeleteBucket", "PutBucketPolicy",
    "PutLifecycleConfiguration", "GetObjectAcl", "PutObjectAcl", "ListAllMyBuckets",
]
RESOURCES = [
    "photos", "photos/2026/diwali.jpg", "photos-private", "photos-private/passport.jpg", "archive",
    "archive/backup/2026/diwali.jpg", "archive/logs/2026.txt", "archive/backup-old/1.jpg", "salaries",
    "salaries/november.csv",
]
WANTED = {
    ("ListBucket", "photos"),
    ("GetObject", "photos/2026/diwali.jpg"),
    ("PutObject", "archive/backup/2026/diwali.jpg"),
}


def is_allowed(action, resource):
    return decide(POLICY, f"s3:{action}", f"arn:aws:s3:::{resource}") == "allowed"


class Night(unittest.TestCase):
    def test_the_job_may_list_the_photos(self):
        self.assertTrue(is_allowed("ListBucket", "photos"))

    def test_the_job_may_read_every_photo(self):
        for name in "1.jpg", "2026/diwali.jpg", "2026/11/25/pongal.jpg":
            self.assertTrue(is_allowed("GetObject", f"photos/{name}"), name)

    def test_the_job_may_write_below_backup(self):
        for name in "1.jpg", "2026/diwali.jpg":
            self.assertTrue(is_allowed("PutObject", f"archive/backup/{name}"), name)


class Everything(unittest.TestCase):
    def test_of_a_hundred_requests_only_three_are_allowed(self):
        allowed = {(action, name) for action in ACTIONS for name in RESOURCES if is_allowed(action, name)}
        self.assertEqual(allowed, WANTED)

    def test_no_other_service_is_allowed(self):
        for action in "iam:CreateUser", "ec2:RunInstances", "sts:AssumeRole":
            self.assertNotEqual(decide(POLICY, action, "arn:aws:s3:::photos"), "allowed", action)

    def test_no_deny_is_needed_when_little_is_allowed(self):
        self.assertEqual({one["Effect"] for one in POLICY["Statement"]}, {"Allow"})

    def test_no_star_in_an_action(self):
        for one in POLICY["Statement"]:
            for action in as_list(one["Action"]):
                self.assertNotIn("*", action)


if __name__ == "__main__":
    unittest.main()
