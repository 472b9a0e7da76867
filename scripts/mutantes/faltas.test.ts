import { describe, expect, it } from 'vitest'
import { aplicar, faltasDe, linhaDe } from './faltas.ts'
import { criarSorteio, sortear } from './sorteio.ts'

const trocas = (fonte: string, arquivo = 'a.tsx') =>
  faltasDe(fonte, arquivo).map((falta) => `${falta.tipo} | ${aplicar(fonte, falta)}`)

describe('faltas', () => {
  it.each([
    ['if (a) b()', 'condição invertida | if (!(a)) b()'],
    ['const x = a < b', '< por <= | const x = (a <= b)'],
    ['const x = a === b', '=== por !== | const x = (a !== b)'],
    ['const x = a && b', '&& por || | const x = (a || b)'],
    ['const x = a ?? b', 'sem o valor que falta | const x = (a)'],
    ['const x = !a', 'sem negação | const x = (a)'],
    ['marcar(x)', 'chamada tirada | ;'],
    ['const f = () => marcar(x)', 'chamada tirada | const f = () => undefined'],
    ['const f = async () => { x = await ler() }', 'sem await | const f = async () => { x = (ler()) }'],
    ['function f() { return a }', 'volta antes de fazer | function f() { return;  return a }'],
    ['api(c, { sha256, outro: a })', 'campo deixado de fora | api(c, { outro: a })'],
    ['const x = 7', 'número trocado | const x = 8'],
    ["const x = 'a'", "texto trocado | const x = ''"],
    ['const x = true', 'sim por não | const x = false'],
    ['const x = <B disabled />', 'atributo desligado | const x = <B disabled={false} />'],
  ])('em %s', (fonte, esperada) => {
    expect(trocas(fonte)).toContain(esperada)
  })

  it.each([
    ["import a from 'b'"],
    ["const x = 'Uma frase para ler'"],
    ["export * from 'b'"],
    ["const x = import('./b.ts')"],
    ["'use strict'"],
    ["type T = 'a' | 1; interface I { a: true }"],
    ['const x = <B sx={{ p: 1 }} className="c" />'],
    ['const x = <svg><path d="M1 2" strokeWidth={2} /></svg>'],
    ["const { 'a-b': x } = y"],
  ])('não há o que errar em %s', (fonte) => {
    expect(trocas(fonte)).toEqual([])
  })

  it('não entra nos tipos, mas entra no valor que eles cercam', () => {
    expect(trocas('const x = f<1>(2 as 3)')).toEqual(['número trocado | const x = f<1>(3 as 3)'])
  })

  it('diz a linha', () => {
    const fonte = 'const a = b\n\nif (a) c()\n'
    expect(faltasDe(fonte, 'a.ts').map((falta) => linhaDe(fonte, falta))).toEqual([3, 3])
  })
})

it('a mesma semente sorteia os mesmos, sem repetir; outra semente, outros', () => {
  const itens = Array.from({ length: 100 }, (_, n) => n)
  const com = (semente: number) => sortear(itens, 20, criarSorteio(semente))
  expect(com(1)).toEqual(com(1))
  expect(com(1)).not.toEqual(com(2))
  expect(new Set(com(1)).size).toBe(20)
  expect(new Set(sortear([1, 2], 5, criarSorteio(1)))).toEqual(new Set([1, 2]))
})
