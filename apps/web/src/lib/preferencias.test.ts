import { APARENCIA_PADRAO, SOBREPOSICAO_MINIMA_MS } from '@vetlume/dominio/constantes'
import { describe, expect, it, vi } from 'vitest'
import { lerAparencia } from './aparencia.ts'
import { escreverBusca, lerBusca } from './busca-na-url.ts'
import { semMarcacao } from './marcacao.ts'
import { criarOcupado } from './ocupado.ts'
import { deveTentarDeNovo } from './query.ts'
import { ErroDeApi } from './erro-de-api.ts'
import { criarRascunhos } from './rascunho.ts'
import type { BancoDeRascunhos, Rascunho } from './rascunho.ts'
import { armazenamentoEmMemoria } from '../../teste/fabricas.ts'

describe('aparência', () => {
  const ler = (valor: string) => lerAparencia(armazenamentoEmMemoria({ aparencia: valor }).armazenamento)

  it('começa nos padrões e volta a eles no que não entende', () => {
    expect(lerAparencia(armazenamentoEmMemoria().armazenamento)).toEqual(APARENCIA_PADRAO)
    expect(ler('não é json')).toEqual(APARENCIA_PADRAO)
    expect(ler('{"menu":"lateral","escala":99,"ondulacao":"sim"}')).toEqual(APARENCIA_PADRAO)
  })

  it('lembra o que foi escolhido', () => {
    expect(ler('{"menu":"horizontal","esquema":"dark","campos":"filled","ondulacao":false,"escala":16}')).toEqual({
      menu: 'horizontal',
      esquema: 'dark',
      campos: 'filled',
      ondulacao: false,
      escala: 16,
    })
  })
})

describe('busca na URL', () => {
  it('é sempre texto e volta igual', () => {
    const busca = { busca: '123', situacao: 'ABERTO', nome: 'São João & cia' }
    expect(lerBusca(escreverBusca(busca))).toEqual(busca)
    expect(escreverBusca({ busca: '', cursor: undefined })).toBe('')
  })
})

describe('marcação', () => {
  it('nunca sobrevive', () => {
    expect(semMarcacao('<img src=x onerror="a()">&')).toBe('&lt;img src=x onerror="a()"&gt;&amp;')
    expect(semMarcacao('20/11/2026')).toBe('20/11/2026')
  })
})

describe('sobreposição', () => {
  it('fica o mínimo depois de mostrada e é uma só para trabalhos simultâneos', async () => {
    let agora = 0
    const esperas: number[] = []
    const mostrar = vi.fn<(visivel: boolean, texto: string) => void>()
    const { executar } = criarOcupado(mostrar, {
      agoraMs: () => agora,
      esperar: async (ms) => {
        esperas.push(ms)
        agora += ms
      },
    })
    const trabalho = async () => void (agora += 100)
    await Promise.all([executar(trabalho, 'Salvando…'), executar(trabalho)])
    await Promise.resolve()
    await Promise.resolve()
    expect(mostrar.mock.calls).toEqual([
      [true, 'Salvando…'],
      [false, ''],
    ])
    expect(esperas).toEqual([SOBREPOSICAO_MINIMA_MS - 200])
  })

  it('some também quando o trabalho falha', async () => {
    const mostrar = vi.fn<(visivel: boolean, texto: string) => void>()
    const { executar } = criarOcupado(mostrar, {
      agoraMs: () => SOBREPOSICAO_MINIMA_MS,
      esperar: async () => undefined,
    })
    await expect(executar(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
    await vi.waitFor(() => expect(mostrar).toHaveBeenLastCalledWith(false, ''))
  })
})

describe('tentar de novo uma consulta', () => {
  it('só o que pode dar certo depois, e não para sempre', () => {
    expect(deveTentarDeNovo(0, new ErroDeApi({ status: 503 }))).toBe(true)
    expect(deveTentarDeNovo(0, new ErroDeApi({ status: 404 }))).toBe(false)
    expect(deveTentarDeNovo(2, new ErroDeApi({ status: 503 }))).toBe(false)
  })
})

describe('rascunhos', () => {
  function montar() {
    const guardados = new Map<string, Rascunho>()
    let dono = 'clara:lumiar'
    let agora = Date.parse('2026-11-20T12:00:00Z')
    const banco: BancoDeRascunhos = {
      ler: async (chave) => guardados.get(chave),
      gravar: async (chave, rascunho) => void guardados.set(chave, rascunho),
      apagar: async (chave) => void guardados.delete(chave),
      todos: async () => [...guardados],
    }
    const rascunhos = criarRascunhos(
      banco,
      () => dono,
      () => agora,
    )
    return {
      rascunhos,
      guardados,
      trocarDono: (novo: string) => void (dono = novo),
      passar: (dias: number) => void (agora += dias * 86_400_000),
    }
  }

  it('são de quem escreveu, onde escreveu', async () => {
    const { rascunhos, trocarDono } = montar()
    await rascunhos.guardar('laudo:1', { texto: 'Fígado' })
    await expect(rascunhos.ler('laudo:1')).resolves.toEqual({
      dados: { texto: 'Fígado' },
      guardadoEm: '2026-11-20T12:00:00.000Z',
    })
    trocarDono('paulo:lumiar')
    await expect(rascunhos.ler('laudo:1')).resolves.toBeNull()
  })

  it('somem ao descartar e depois de trinta dias', async () => {
    const { rascunhos, guardados, passar } = montar()
    await rascunhos.guardar('a', 1)
    await rascunhos.descartar('a')
    await rascunhos.guardar('b', 1)
    passar(29)
    await rascunhos.guardar('c', 1)
    passar(2)
    await rascunhos.descartarAntigos()
    expect([...guardados.keys()]).toEqual(['clara:lumiar:c'])
  })
})
