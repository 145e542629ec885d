# Matches on a GPU.
no-device-gpu = لم يُعثر على معالج رسوميات يمكن لـ⁨CUDA⁩ استعماله: يحتاج ⁨device="cuda"⁩ إلى معالج رسوميات من ⁨NVIDIA⁩ مع برنامج تشغيله.
no-device-mode = لا يشغّل معالج الرسوميات إلا قواعد مترجمة بالإعداد ⁨KLAF_JIT=on⁩، لا ⁨KLAF_JIT={ $mode }⁩.
