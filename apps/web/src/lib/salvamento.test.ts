import { describe, expect, it } from 'vitest'
import { Salvamento, TEMPOS } from './salvamento.ts'
import type { Falha, RascunhoLocal, VersaoSalva } from './salvamento.ts'

const EM = (versao: number) => `2026-11-20T12:00:0${versao}.000Z`

class FalhaDeTeste extends Error {
  readonly falha: Falha
  constructor(falha: Falha) {
    super(falha)
    this.falha = falha
  }
}

/** A clock moved by hand and a server that answers when told to. */
function criarCena() {
  let agora = 0
  let tarefas: { em: number; executar: () => void }[] = []
  let servidor: VersaoSalva<string> = { dados: 'início', versao: 1, alteradoEm: EM(1) }
  let responder: (() => void)[] = []
  let proxima: Falha | 'sumiu' | null = null
  const enviados: string[] = []
  const cena = { local: null as RascunhoLocal<string> | null, enviados }
  const salvamento = new Salvamento<string>(
    {
      enviar: async (dados, versao) => {
        enviados.push(dados)
        const falha = proxima
        proxima = null
        await new Promise<void>((resolver) => responder.push(resolver))
        if (falha !== null && falha !== 'sumiu') throw new FalhaDeTeste(falha)
        if (versao !== servidor.versao) throw new FalhaDeTeste('conflito')
        servidor = { dados, versao: versao + 1, alteradoEm: EM(versao + 1) }
        if (falha === 'sumiu') throw new FalhaDeTeste('rede')
        return servidor
      },
      buscar: () => Promise.resolve(servidor),
      guardar: async (rascunho) => void (cena.local = rascunho),
      descartar: async () => void (cena.local = null),
      classificar: (erro) => (erro as FalhaDeTeste).falha,
      iguais: (a, b) => a === b,
      agendar: (executar, ms) => {
        const tarefa = { em: agora + ms, executar }
        tarefas.push(tarefa)
        return () => void (tarefas = tarefas.filter((outra) => outra !== tarefa))
      },
    },
    servidor,
  )
  const assentar = () => new Promise<void>((resolver) => setTimeout(resolver, 0))
  return Object.assign(cena, {
    salvamento,
    servidor: () => servidor,
    outraPessoaSalva: (dados: string) => void (servidor = { dados, versao: servidor.versao + 1, alteradoEm: EM(9) }),
    falharProxima: (falha: Falha | 'sumiu') => void (proxima = falha),
    async passar(ms: number) {
      agora += ms
      const vencidas = tarefas.filter(({ em }) => em <= agora)
      tarefas = tarefas.filter(({ em }) => em > agora)
      for (const { executar } of vencidas) executar()
      await assentar()
    },
    async servidorResponde() {
      const pendentes = responder
      responder = []
      for (const resolver of pendentes) resolver()
      await assentar()
    },
  })
}

describe('Salvamento', () => {
  it('guarda no aparelho primeiro e envia depois da pausa; confirmado, o aparelho esquece', async () => {
    const cena = criarCena()
    cena.salvamento.mudar('um')
    expect(cena.salvamento.estado().tipo).toBe('mudado')
    await cena.passar(TEMPOS.guardar)
    expect(cena.local).toEqual({ dados: 'um', base: 'início', versao: 1 })
    expect(cena.enviados).toEqual([])
    await cena.passar(TEMPOS.pausa)
    expect(cena.salvamento.estado().tipo).toBe('salvando')
    await cena.servidorResponde()
    expect(cena.salvamento.estado()).toEqual({ tipo: 'salvo', em: EM(2) })
    expect(cena.servidor().dados).toBe('um')
    expect(cena.local).toBeNull()
  })

  it('quem não para de escrever é enviado mesmo assim', async () => {
    const cena = criarCena()
    for (let passos = 0; passos < TEMPOS.maximo / 1_000; passos += 1) {
      cena.salvamento.mudar(`texto ${passos}`)
      await cena.passar(1_000)
    }
    expect(cena.enviados).toHaveLength(1)
  })

  it('um pedido por vez: o que mudou durante o envio vai depois, sobre a nova versão', async () => {
    const cena = criarCena()
    cena.salvamento.mudar('um')
    await cena.passar(TEMPOS.pausa)
    cena.salvamento.mudar('dois')
    await cena.passar(TEMPOS.pausa)
    expect(cena.enviados).toEqual(['um'])
    await cena.servidorResponde()
    expect(cena.salvamento.estado().tipo).toBe('mudado')
    expect(cena.local).toEqual({ dados: 'dois', base: 'um', versao: 2 })
    await cena.passar(TEMPOS.pausa)
    await cena.servidorResponde()
    expect(cena.enviados).toEqual(['um', 'dois'])
    expect(cena.servidor()).toMatchObject({ dados: 'dois', versao: 3 })
    expect(cena.salvamento.temPendente()).toBe(false)
  })

  it('salvar() leva também o que foi escrito durante o envio', async () => {
    const cena = criarCena()
    cena.salvamento.mudar('um')
    const tudo = cena.salvamento.salvar()
    cena.salvamento.mudar('dois')
    await cena.servidorResponde()
    await cena.servidorResponde()
    expect(await tudo).toBe(true)
    expect(cena.servidor().dados).toBe('dois')
  })

  it('sem rede: fica no aparelho, tenta de novo com espera crescente e envia o mais novo quando volta', async () => {
    const cena = criarCena()
    cena.falharProxima('rede')
    cena.salvamento.mudar('um')
    await cena.passar(TEMPOS.pausa)
    await cena.servidorResponde()
    expect(cena.salvamento.estado()).toEqual({ tipo: 'guardado' })
    expect(cena.local?.dados).toBe('um')
    cena.salvamento.mudar('dois')
    await cena.passar(TEMPOS.guardar)
    expect(cena.local?.dados).toBe('dois')
    expect(cena.enviados).toEqual(['um'])
    cena.falharProxima('rede')
    await cena.passar(TEMPOS.primeiraTentativa - TEMPOS.guardar)
    await cena.servidorResponde()
    await cena.passar(TEMPOS.primeiraTentativa)
    expect(cena.enviados).toHaveLength(2)
    await cena.passar(TEMPOS.primeiraTentativa)
    await cena.servidorResponde()
    expect(cena.servidor().dados).toBe('dois')
    expect(cena.local).toBeNull()
  })

  it('resposta perdida: o próprio texto, já no servidor, não vira conflito', async () => {
    const cena = criarCena()
    cena.falharProxima('sumiu')
    cena.salvamento.mudar('um')
    await cena.passar(TEMPOS.pausa)
    await cena.servidorResponde()
    expect(cena.servidor()).toMatchObject({ dados: 'um', versao: 2 })
    cena.salvamento.mudar('dois')
    const tudo = cena.salvamento.salvar()
    await cena.servidorResponde()
    await cena.servidorResponde()
    expect(await tudo).toBe(true)
    expect(cena.servidor()).toMatchObject({ dados: 'dois', versao: 3 })
  })

  it('outra pessoa salvou antes: conflito, nada é enviado até alguém decidir, e a decisão vai sobre a versão dela', async () => {
    const cena = criarCena()
    cena.outraPessoaSalva('dela')
    cena.salvamento.mudar('meu')
    await cena.passar(TEMPOS.pausa)
    await cena.servidorResponde()
    expect(cena.salvamento.estado()).toEqual({ tipo: 'conflito', base: 'início', deles: cena.servidor() })
    cena.salvamento.mudar('meu, e mais')
    await cena.passar(TEMPOS.maximo)
    expect(cena.enviados).toEqual(['meu'])
    expect(cena.local).toEqual({ dados: 'meu, e mais', base: 'início', versao: 1 })
    const feito = cena.salvamento.resolver('dela + meu', cena.servidor())
    await cena.servidorResponde()
    expect(await feito).toBe(true)
    expect(cena.servidor()).toMatchObject({ dados: 'dela + meu', versao: 3 })
  })

  it('ficar com o que está no servidor não envia nada e limpa o aparelho', async () => {
    const cena = criarCena()
    cena.outraPessoaSalva('dela')
    cena.salvamento.mudar('meu')
    await cena.passar(TEMPOS.pausa)
    await cena.servidorResponde()
    expect(await cena.salvamento.resolver('dela', cena.servidor())).toBe(true)
    expect(cena.enviados).toEqual(['meu'])
    expect(cena.local).toBeNull()
    expect(cena.salvamento.estado().tipo).toBe('salvo')
  })

  it('recusado pelo servidor: não insiste sozinho, tenta com a próxima mudança', async () => {
    const cena = criarCena()
    cena.falharProxima('recusa')
    cena.salvamento.mudar('longo demais')
    await cena.passar(TEMPOS.pausa)
    await cena.servidorResponde()
    expect(cena.salvamento.estado().tipo).toBe('recusado')
    await cena.passar(TEMPOS.ultimaTentativa)
    expect(cena.enviados).toHaveLength(1)
    cena.salvamento.mudar('menor')
    await cena.passar(TEMPOS.pausa)
    await cena.servidorResponde()
    expect(cena.servidor().dados).toBe('menor')
  })

  it('ao sair da tela o que falta fica no aparelho', () => {
    const cena = criarCena()
    cena.salvamento.mudar('quase')
    cena.salvamento.encerrar()
    expect(cena.local?.dados).toBe('quase')
  })

  it('rascunho do aparelho sobre uma versão que mudou abre em conflito com a base dele', () => {
    const cena = criarCena()
    cena.salvamento.retomarEmConflito({ dados: 'escrito sem rede', base: 'antes', versao: 0 })
    expect(cena.salvamento.estado()).toEqual({ tipo: 'conflito', base: 'antes', deles: cena.servidor() })
  })
})
