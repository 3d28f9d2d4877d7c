public enum ClockUI {}
