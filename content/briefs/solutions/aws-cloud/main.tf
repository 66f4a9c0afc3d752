terraform {
  required_version = ">= 1.10"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.0"
    }
  }
  # The bucket is created once, manually, before the first init; -backend-config gives its name and region.
  backend "s3" {
    key          = "guarded-account.tfstate"
    encrypt      = true
    use_lockfile = true
  }
}

provider "aws" {
  region = var.region
}

variable "region" {
  description = "Where everything but IAM and the budget lives"
  type        = string
}

variable "email" {
  description = "The address that budget and alarm write to"
  type        = string
}

variable "person" {
  description = "IAM user with a console password and MFA, created in the console, without access keys"
  type        = string
}

data "aws_caller_identity" "current" {}

locals {
  account   = data.aws_caller_identity.current.account_id
  trail_arn = "arn:aws:cloudtrail:${var.region}:${local.account}:trail/audit"
}

# People: signing in gives them two roles and nothing else.

data "aws_iam_policy_document" "person_assumes" {
  statement {
    actions = ["sts:AssumeRole"]
    principals {
      type        = "AWS"
      identifiers = ["arn:aws:iam::${local.account}:user/${var.person}"]
    }
  }
}

resource "aws_iam_role" "operator" {
  name                 = "operator"
  assume_role_policy   = data.aws_iam_policy_document.person_assumes.json
  max_session_duration = 3600
}

resource "aws_iam_role_policy_attachment" "operator" {
  role       = aws_iam_role.operator.name
  policy_arn = "arn:aws:iam::aws:policy/AdministratorAccess"
}

resource "aws_iam_role" "developer" {
  name                 = "developer"
  assume_role_policy   = data.aws_iam_policy_document.person_assumes.json
  max_session_duration = 3600
}

resource "aws_s3_bucket" "dev" {
  bucket = "dev-${local.account}"
}

resource "aws_s3_bucket_public_access_block" "dev" {
  bucket                  = aws_s3_bucket.dev.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

data "aws_iam_policy_document" "developer" {
  statement {
    actions   = ["s3:ListBucket"]
    resources = [aws_s3_bucket.dev.arn]
  }
  statement {
    actions   = ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"]
    resources = ["${aws_s3_bucket.dev.arn}/*"]
  }
  # Denied explicitly, so that a later policy that allows too much cannot reach the guards.
  statement {
    effect = "Deny"
    actions = [
      "cloudtrail:StopLogging",
      "cloudtrail:DeleteTrail",
      "cloudtrail:UpdateTrail",
      "cloudtrail:PutEventSelectors",
      "budgets:ModifyBudget",
      "iam:*",
      "sts:AssumeRole",
    ]
    resources = ["*"]
  }
  statement {
    effect    = "Deny"
    actions   = ["s3:*"]
    resources = [aws_s3_bucket.audit.arn, "${aws_s3_bucket.audit.arn}/*"]
  }
}

resource "aws_iam_role_policy" "developer" {
  name   = "developer"
  role   = aws_iam_role.developer.id
  policy = data.aws_iam_policy_document.developer.json
}

data "aws_iam_policy_document" "person" {
  statement {
    actions   = ["sts:AssumeRole"]
    resources = [aws_iam_role.operator.arn, aws_iam_role.developer.arn]
  }
}

resource "aws_iam_user_policy" "person" {
  name   = "assume-roles"
  user   = var.person
  policy = data.aws_iam_policy_document.person.json
}

# For 'aws login'.
resource "aws_iam_user_policy_attachment" "person" {
  user       = var.person
  policy_arn = "arn:aws:iam::aws:policy/SignInLocalDevelopmentAccess"
}

# Budget: about 500 rupees. Credits are left out, or they would hide what is used.

resource "aws_budgets_budget" "monthly" {
  name         = "monthly"
  budget_type  = "COST"
  limit_amount = "6"
  limit_unit   = "USD"
  time_unit    = "MONTHLY"

  cost_types {
    include_credit = false
    include_refund = false
  }

  dynamic "notification" {
    for_each = { ACTUAL = 80, FORECASTED = 100 }
    content {
      comparison_operator        = "GREATER_THAN"
      threshold                  = notification.value
      threshold_type             = "PERCENTAGE"
      notification_type          = notification.key
      subscriber_email_addresses = [var.email]
    }
  }
}

# Audit log

resource "aws_s3_bucket" "audit" {
  bucket = "audit-log-${local.account}"

  lifecycle {
    prevent_destroy = true
  }
}

resource "aws_s3_bucket_public_access_block" "audit" {
  bucket                  = aws_s3_bucket.audit.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_s3_bucket_versioning" "audit" {
  bucket = aws_s3_bucket.audit.id
  versioning_configuration {
    status = "Enabled"
  }
}

data "aws_iam_policy_document" "audit_bucket" {
  statement {
    actions   = ["s3:GetBucketAcl"]
    resources = [aws_s3_bucket.audit.arn]
    principals {
      type        = "Service"
      identifiers = ["cloudtrail.amazonaws.com"]
    }
    condition {
      test     = "StringEquals"
      variable = "aws:SourceArn"
      values   = [local.trail_arn]
    }
  }
  statement {
    actions   = ["s3:PutObject"]
    resources = ["${aws_s3_bucket.audit.arn}/AWSLogs/${local.account}/*"]
    principals {
      type        = "Service"
      identifiers = ["cloudtrail.amazonaws.com"]
    }
    condition {
      test     = "StringEquals"
      variable = "aws:SourceArn"
      values   = [local.trail_arn]
    }
    condition {
      test     = "StringEquals"
      variable = "s3:x-amz-acl"
      values   = ["bucket-owner-full-control"]
    }
  }
}

resource "aws_s3_bucket_policy" "audit" {
  bucket = aws_s3_bucket.audit.id
  policy = data.aws_iam_policy_document.audit_bucket.json
}

resource "aws_cloudwatch_log_group" "audit" {
  name              = "audit"
  retention_in_days = 90
}

data "aws_iam_policy_document" "trail_assumes" {
  statement {
    actions = ["sts:AssumeRole"]
    principals {
      type        = "Service"
      identifiers = ["cloudtrail.amazonaws.com"]
    }
  }
}

data "aws_iam_policy_document" "trail_writes" {
  statement {
    actions   = ["logs:CreateLogStream", "logs:PutLogEvents"]
    resources = ["${aws_cloudwatch_log_group.audit.arn}:log-stream:*"]
  }
}

resource "aws_iam_role" "trail" {
  name               = "audit-trail"
  assume_role_policy = data.aws_iam_policy_document.trail_assumes.json
}

resource "aws_iam_role_policy" "trail" {
  name   = "write-log"
  role   = aws_iam_role.trail.id
  policy = data.aws_iam_policy_document.trail_writes.json
}

resource "aws_cloudtrail" "audit" {
  name                          = "audit"
  s3_bucket_name                = aws_s3_bucket.audit.id
  is_multi_region_trail         = true
  include_global_service_events = true
  enable_log_file_validation    = true
  cloud_watch_logs_group_arn    = "${aws_cloudwatch_log_group.audit.arn}:*"
  cloud_watch_logs_role_arn     = aws_iam_role.trail.arn
  depends_on                    = [aws_s3_bucket_policy.audit, aws_iam_role_policy.trail]
}

# Alarm for any use of the root user, in any region: the trail brings all events here.

resource "aws_cloudwatch_log_metric_filter" "root_use" {
  name           = "root-use"
  log_group_name = aws_cloudwatch_log_group.audit.name
  pattern        = "{ $.userIdentity.type = \"Root\" && $.userIdentity.invokedBy NOT EXISTS && $.eventType != \"AwsServiceEvent\" }"

  metric_transformation {
    name      = "RootUse"
    namespace = "Guards"
    value     = "1"
  }
}

# The person confirms this subscription by the link in the first email.
resource "aws_sns_topic" "alarms" {
  name = "alarms"
}

resource "aws_sns_topic_subscription" "email" {
  topic_arn = aws_sns_topic.alarms.arn
  protocol  = "email"
  endpoint  = var.email
}

resource "aws_cloudwatch_metric_alarm" "root_use" {
  alarm_name          = "root-use"
  namespace           = "Guards"
  metric_name         = "RootUse"
  statistic           = "Sum"
  period              = 300
  evaluation_periods  = 1
  comparison_operator = "GreaterThanOrEqualToThreshold"
  threshold           = 1
  treat_missing_data  = "notBreaching"
  alarm_actions       = [aws_sns_topic.alarms.arn]
}
