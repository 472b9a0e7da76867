import { expect, it } from 'vitest'
import { fazerDicom, type Elemento } from '../../../teste/dicom.ts'
import { lerConjunto } from './abrir.ts'
import { exposicaoDe } from './exposicao.ts'

const de = (...elementos: Elemento[]) => exposicaoDe(lerConjunto(fazerDicom({ elementos, pixels: new Uint8Array(16) })))

const KV: Elemento = [0x0018_0060, 'DS', '70.5']
const MAS: Elemento = [0x0018_1152, 'IS', '5']
const MICRO: Elemento = [0x0018_1153, 'IS', '4800']
const PROJECAO: Elemento = [0x0018_5101, 'CS', 'VD']

it.each([
  [[KV, MAS, PROJECAO], { projecao: 'VD', kv: 70.5, mas: 5 }],
  [[MAS, MICRO], { projecao: null, kv: null, mas: 4.8 }],
  [[PROJECAO], { projecao: 'VD', kv: null, mas: null }],
  [[[0x0018_0060, 'DS', '0'] as Elemento, [0x0018_1152, 'IS', '-1'] as Elemento], undefined],
  [[[0x0018_0060, 'DS', 'x'] as Elemento, [0x0018_5101, 'CS', ''] as Elemento], undefined],
  [[], undefined],
])('%j é %j', (elementos, esperada) => {
  expect(de(...elementos)).toEqual(esperada)
})
