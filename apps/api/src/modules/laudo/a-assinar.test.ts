import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarEmpresa, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, assinar, conteudo, corpo, criarExame, escrever, secao, texto } from '../../../teste/laudo/cenario.ts'
import { criarRevisor, pedirRevisao } from '../../../teste/laudo/revisores.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ver = async (quem: Chamar = empresa.como.ESPECIALISTA) => corpo(await quem('GET /laudo/a-assinar', {}))
const codigos = async (quem?: Chamar) => (await ver(quem)).itens.map(({ codigo }) => codigo)
const salvar = (quem: Chamar, codigo: string, versao: number, conclusao: string) =>
  quem('PUT /laudo/:codigo', {
    codigo,
    versao,
    titulo: 'Ultrassonografia abdominal',
    critico: false,
    conteudo: conteudo({ conclusao: texto(conclusao) }),
  })

describe('GET /laudo/a-assinar', () => {
  it('traz o que a pessoa pode assinar agora, e mais nada', async () => {
    const { codigo } = await escrever(amb, empresa)
    await assinado(amb, empresa)
    const { atendimento } = await escrever(amb, empresa)
    await amb.db
      .updateTable('atendimento')
      .set({ estado: aForca('CANCELADO'), motivo_cancelamento: 'Desistiu' })
      .where('codigo', '=', atendimento)
      .execute()
    await criarExame(amb, empresa)
    expect(await codigos()).toEqual([codigo])
    expect(await ver(empresa.como.CLIENTE)).toEqual({ itens: [], total: 0 })
    const outra = await criarEmpresa(amb)
    expect((await ver(outra.como.ESPECIALISTA)).itens).toEqual([])
  })

  it('diz de cada um o que a assinatura diria, e quem o vai receber', async () => {
    const limpo = await escrever(amb, empresa)
    const comErro = await escrever(amb, empresa, { conteudo: { secoes: [secao({ confirmada: false })] } })
    const { itens, total } = await ver()
    expect(total).toBe(2)
    const porCodigo = new Map(itens.map((item) => [item.codigo, item]))
    expect(porCodigo.get(limpo.codigo)).toMatchObject({ erros: 0, versao: limpo.versao, autor: null })
    expect(porCodigo.get(comErro.codigo)?.erros).toBeGreaterThan(0)
    const recusa = await assinar(empresa, comErro)
    expect(recusa.corpo).toMatchObject({ codigo: 'LAUDO_COM_PENDENCIAS' })
    const comAvisos = await assinar(empresa, limpo, { aceitarAvisos: false })
    expect(comAvisos.corpo).toMatchObject({
      detalhes: { pendencias: { length: porCodigo.get(limpo.codigo)?.avisos } },
    })
    expect((await assinar(empresa, limpo)).status).toBe(200)
  })

  it('o que outra pessoa mudou só está lido depois de aberto', async () => {
    const { codigo, versao } = await escrever(amb, empresa)
    const lido = async () => (await ver()).itens.find((item) => item.codigo === codigo)?.lido
    await empresa.como.ESPECIALISTA('GET /laudo/:codigo', { codigo })
    expect(await lido()).toBe(true)
    amb.relogio.avancar({ minutes: 1 })
    corpo(await salvar(empresa.como.CLIENTE, codigo, versao, 'Outra conclusão, sem alterações.'))
    expect(await lido()).toBe(false)
    amb.relogio.avancar({ minutes: 1 })
    await empresa.como.CLIENTE('GET /laudo/:codigo', { codigo })
    expect(await lido()).toBe(false)
    await empresa.como.ESPECIALISTA('GET /laudo/:codigo', { codigo })
    expect(await lido()).toBe(true)
  })

  it('ao revisor, o que está com ele, com o nome do autor, lido só depois que ele o abre', async () => {
    await pedirRevisao(amb, empresa)
    const revisor = await criarRevisor(amb, empresa)
    const { codigo, versao } = await escrever(amb, empresa)
    expect(await codigos()).toEqual([])
    const envio = { codigo, versao, revisor: revisor.codigo, senha: SENHA, aceitarAvisos: true }
    corpo(await empresa.como.ESPECIALISTA('POST /laudo/:codigo/enviar', envio))
    expect(await codigos()).toEqual([])
    const { itens } = await ver(revisor.como)
    expect(itens).toMatchObject([{ codigo, lido: false, autor: expect.stringMatching(/^Dra. Especialista/) }])
    await revisor.como('GET /laudo/:codigo', { codigo })
    expect((await ver(revisor.como)).itens).toMatchObject([{ codigo, lido: true }])
  })
})
