# Matches on a GPU.
no-device-gpu = לא נמצא מעבד גרפי ש־⁨CUDA⁩ יכולה להשתמש בו: ⁨device="cuda"⁩ דורש מעבד גרפי של ⁨NVIDIA⁩ ומנהל התקן שלו.
no-device-mode = מעבד גרפי מריץ רק חוקים שעברו הידור עם ⁨KLAF_JIT=on⁩, ולא עם ⁨KLAF_JIT={ $mode }⁩.
