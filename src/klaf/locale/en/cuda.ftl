# Matches on a GPU.
no-device-gpu = No GPU that CUDA can use was found: device="cuda" needs an NVIDIA GPU with its driver.
no-device-mode = A GPU takes rules compiled with KLAF_JIT=on, not KLAF_JIT={ $mode }.
