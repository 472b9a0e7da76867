import { describe, expect, it } from 'vitest'
import { SEM_FIM } from './pedinte.ts'
import { criarVez, type ComVez, type OpcoesDaVez } from './vez.ts'

/** A line whose jobs end when the test says so, in the order in which they began. */
function montar(simultaneas: number, opcoes?: OpcoesDaVez) {
  const comVez: ComVez = criarVez(simultaneas, opcoes)
  const comecaram: string[] = []
  const portoes: PromiseWithResolvers<void>[] = []
  const chegar = (nome: string, sinal = SEM_FIM) =>
    comVez(
      async () => {
        comecaram.push(nome)
        const portao = Promise.withResolvers<void>()
        portoes.push(portao)
        await portao.promise
      },
      { dono: nome[0] ?? '', sinal },
    )
  const terminarUm = async () => {
    portoes.shift()?.resolve()
    await new Promise((seguir) => setImmediate(seguir))
  }
  return { chegar, comecaram, terminarUm }
}

describe('criarVez', () => {
  it('nunca passa do limite, e uma falha não prende a fila', async () => {
    const comVez = criarVez(2)
    let agora = 0
    let maximo = 0
    const trabalho = (i: number) =>
      comVez(async () => {
        agora++
        maximo = Math.max(maximo, agora)
        await Promise.resolve()
        agora--
        if (i === 1) throw new Error('falhou')
        return i
      })
    const resultados = await Promise.allSettled([0, 1, 2, 3, 4].map(trabalho))
    expect(resultados.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    expect(maximo).toBe(2)
  })

  it('recusa quem chega com a fila cheia, e atende quem já esperava', async () => {
    const comVez = criarVez(1, { esperando: 2 })
    const portao = Promise.withResolvers<void>()
    const chegar = (i: number) => comVez(() => portao.promise.then(() => i))
    const chegadas = [0, 1, 2, 3].map(chegar)
    await expect(chegadas[3]).rejects.toMatchObject({ codigo: 'INDISPONIVEL' })
    portao.resolve()
    expect(await Promise.all(chegadas.slice(0, 3))).toEqual([0, 1, 2])
    expect(await chegar(9)).toBe(9)
  })
})

describe('entre empresas', () => {
  it('a enchente de uma atrasa a outra um trabalho, e não a fila toda', async () => {
    const { chegar, comecaram, terminarUm } = montar(1)
    for (let n = 0; n < 10; n++) void chegar(`A${n}`)
    void chegar('B0')
    await terminarUm()
    expect(comecaram).toEqual(['A0', 'B0'])
  })

  it('com dois lugares e uma empresa nos dois, o primeiro que vaga é da outra; depois, um para cada', async () => {
    const { chegar, comecaram, terminarUm } = montar(2)
    for (let n = 0; n < 6; n++) void chegar(`A${n}`)
    for (let n = 0; n < 3; n++) void chegar(`B${n}`)
    for (let n = 0; n < 7; n++) await terminarUm()
    expect(comecaram).toEqual(['A0', 'A1', 'B0', 'A2', 'B1', 'A3', 'B2', 'A4', 'A5'])
  })

  it('quem volta sempre não passa à frente de quem espera', async () => {
    const { chegar, comecaram, terminarUm } = montar(1)
    for (const nome of ['C0', 'E0', 'D0']) void chegar(nome)
    await terminarUm()
    void chegar('C1')
    await terminarUm()
    void chegar('E1')
    await terminarUm()
    expect(comecaram).toEqual(['C0', 'E0', 'D0', 'C1'])
  })

  it('cada empresa tem a sua cota na fila, e a fila tem um fim para todas; ambas dizem quando tentar', async () => {
    const { chegar } = montar(1, { esperando: 3, porDono: 2 })
    for (let n = 0; n < 3; n++) void chegar(`A${n}`)
    await expect(chegar('A3')).rejects.toMatchObject({ codigo: 'MUITAS_TENTATIVAS', tenteEmSegundos: 10 })
    void chegar('B0')
    await expect(chegar('C0')).rejects.toMatchObject({ codigo: 'INDISPONIVEL', tenteEmSegundos: 10 })
  })

  it('quem desiste sai da fila na hora, e o seu lugar serve a outro', async () => {
    const { chegar, comecaram, terminarUm } = montar(1, { esperando: 2, porDono: 2 })
    void chegar('A0')
    const fim = new AbortController()
    const desistente = chegar('A1', fim.signal)
    void chegar('A2')
    fim.abort()
    await expect(desistente).rejects.toMatchObject({ codigo: 'TEMPO_DO_PEDIDO_ESGOTADO' })
    void chegar('B0')
    for (let n = 0; n < 3; n++) await terminarUm()
    expect(comecaram).toEqual(['A0', 'B0', 'A2'])
    await expect(chegar('A3', fim.signal)).rejects.toMatchObject({ codigo: 'TEMPO_DO_PEDIDO_ESGOTADO' })
  })
})
