import type { MensagemAoVivo } from '@vetlume/dominio/tempo-real'
import { describe, expect, it, vi } from 'vitest'
import { criarTempoReal, esperaDepoisDe, type Ligacao } from './tempo-real.ts'

function montar() {
  const cena = { interessa: true, recusar: false }
  const abertas: (Ligacao & { bilhete: string; fechada: boolean })[] = []
  const esperas: { fazer: () => void; ms: number }[] = []
  let bilhetes = 0
  const tempoReal = criarTempoReal({
    pedirBilhete: async () => {
      if (cena.recusar) throw new Error('sem rede')
      return `b${++bilhetes}`
    },
    abrir(bilhete) {
      const ligacao = {
        bilhete,
        fechada: false,
        onmessage: null,
        onclose: null,
        close: () => void (ligacao.fechada = true),
      }
      abertas.push(ligacao)
      return ligacao
    },
    interessa: () => cena.interessa,
    depois(fazer, ms) {
      const espera = { fazer, ms }
      esperas.push(espera)
      return () => void (esperas.includes(espera) && esperas.splice(esperas.indexOf(espera), 1))
    },
    sorte: () => 1,
  })
  const assentar = () => new Promise((pronto) => setTimeout(pronto, 0))
  const socket = (ligacao: Ligacao | undefined) => ligacao as unknown as WebSocket
  return {
    cena,
    abertas,
    esperas,
    tempoReal,
    assentar,
    dizer: (mensagem: unknown, i = abertas.length - 1) =>
      abertas[i]?.onmessage?.call(socket(abertas[i]), {
        data: typeof mensagem === 'string' ? mensagem : JSON.stringify(mensagem),
      } as MessageEvent),
    cair: (i = abertas.length - 1) => abertas[i]?.onclose?.call(socket(abertas[i]), {} as CloseEvent),
    async passar() {
      esperas.shift()?.fazer()
      await assentar()
    },
  }
}
const MUDOU = { tipo: 'agenda', especialista: 'e', parceiro: null, dia: '2026-11-20' }

describe('conexão que avisa das mudanças', () => {
  it('abre uma só para todos os que ouvem, com um bilhete', async () => {
    const { tempoReal, abertas, dizer, assentar } = montar()
    const [um, dois] = [vi.fn<(mensagem: MensagemAoVivo) => void>(), vi.fn<(mensagem: MensagemAoVivo) => void>()]
    tempoReal.ouvir(um)
    tempoReal.ouvir(dois)
    await assentar()
    expect(abertas.map(({ bilhete }) => bilhete)).toEqual(['b1'])
    expect(tempoReal.viva()).toBe(false)
    dizer({ tipo: 'pronto' })
    dizer(MUDOU)
    expect(tempoReal.viva()).toBe(true)
    for (const ouvinte of [um, dois]) expect(ouvinte.mock.calls).toEqual([[{ tipo: 'pronto' }], [MUDOU]])
  })

  it('o que não se entende não chega a ninguém', async () => {
    const { tempoReal, dizer, assentar } = montar()
    const ouvinte = vi.fn<(mensagem: MensagemAoVivo) => void>()
    tempoReal.ouvir(ouvinte)
    await assentar()
    for (const lixo of ['', '{', '[]', 'null', '"x"', '{"a":1}']) dizer(lixo)
    expect(ouvinte).not.toHaveBeenCalled()
  })

  it('quando cai, volta com outro bilhete, cada vez mais tarde, e esquece as falhas quando volta', async () => {
    const { tempoReal, abertas, esperas, dizer, cair, passar, assentar, cena } = montar()
    tempoReal.ouvir(vi.fn<(mensagem: MensagemAoVivo) => void>())
    await assentar()
    dizer({ tipo: 'pronto' })
    cair()
    expect(tempoReal.viva()).toBe(false)
    expect(esperas.map(({ ms }) => ms)).toEqual([1_000])
    cena.recusar = true
    await passar()
    expect(esperas.map(({ ms }) => ms)).toEqual([2_000])
    cena.recusar = false
    await passar()
    expect(abertas.map(({ bilhete }) => bilhete)).toEqual(['b1', 'b2'])
    dizer({ tipo: 'pronto' })
    cair()
    expect(esperas.map(({ ms }) => ms)).toEqual([1_000])
  })

  it('descansa quando ninguém olha, e não por um instante', async () => {
    const { tempoReal, abertas, esperas, assentar, cena, passar } = montar()
    tempoReal.ouvir(vi.fn<(mensagem: MensagemAoVivo) => void>())
    await assentar()
    cena.interessa = false
    tempoReal.rever()
    cena.interessa = true
    tempoReal.rever()
    expect([abertas[0]?.fechada, esperas]).toEqual([false, []])
    cena.interessa = false
    tempoReal.rever()
    await passar()
    expect([abertas[0]?.fechada, tempoReal.viva()]).toEqual([true, false])
    cena.interessa = true
    tempoReal.rever()
    await assentar()
    expect(abertas).toHaveLength(2)
  })

  it('sem ninguém que ouça, fecha', async () => {
    const { tempoReal, abertas, assentar, passar } = montar()
    const parar = tempoReal.ouvir(vi.fn<(mensagem: MensagemAoVivo) => void>())
    await assentar()
    parar()
    await passar()
    expect(abertas[0]?.fechada).toBe(true)
  })

  it('outra pessoa, outra conexão: a antiga não fala mais, mesmo que ainda tente', async () => {
    const { tempoReal, abertas, esperas, dizer, cair, assentar } = montar()
    const ouvinte = vi.fn<(mensagem: MensagemAoVivo) => void>()
    tempoReal.ouvir(ouvinte)
    tempoReal.recomecar()
    await assentar()
    expect(abertas.map(({ bilhete }) => bilhete)).toEqual(['b2'])
    tempoReal.recomecar()
    await assentar()
    dizer(MUDOU, 0)
    cair(0)
    expect([abertas[0]?.fechada, ouvinte.mock.calls.length, esperas.length, abertas.length]).toEqual([true, 0, 0, 2])
  })

  it('a espera cresce até meio minuto e nunca é a mesma para todos', () => {
    expect([0, 1, 2, 5, 50].map((falhas) => esperaDepoisDe(falhas, 1))).toEqual([1_000, 2_000, 4_000, 30_000, 30_000])
    expect(esperaDepoisDe(3, 0)).toBe(4_000)
  })
})
