import { expect, test } from '@playwright/test'
import { PRIMEIROS_PEDIDOS } from '../apps/web/construcao/primeiros-pedidos.ts'
import { entrarComo } from './apoio.ts'
