import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { dinheiroDe } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinar, conteudo, corpo, escrever as escreverSemPreco, lerComo } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

async function escrever(...cenario: Parameters<typeof escreverSemPreco>) {
  const escrito = await escreverSemPreco(...cenario)
  const { atendimento } = escrito
  await amb.db.updateTable('atendimento').set({ total_centavos: 20_000 }).where('codigo', '=', atendimento).execute()
  return escrito
}

type Escrito = Awaited<ReturnType<typeof escrever>>

const estadoDe = async (atendimento: string): Promise<string> =>
  (await amb.db.selectFrom('atendimento').select('estado').where('codigo', '=', atendimento).executeTakeFirstOrThrow())
    .estado

const linhaDoTempo = (atendimento: string) =>
  amb.db
    .selectFrom('atendimento_evento')
    .select(['tipo', 'texto'])
    .where('atendimento', '=', atendimento)
    .orderBy('codigo')
    .execute()

/** A second exam of the same atendimento, its laudo written and ready to be signed. */
async function escreverOutro({ atendimento }: Escrito): Promise<Escrito> {
  const { codigo: item } = await amb.db
    .insertInto('atendimento_item')
    .values({
      cliente: empresa.cliente,
      atendimento,
      servico: empresa.servico,
      ordem: 2,
      preco_centavos: 20_000,
      explicacao: '{}',
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { ESPECIALISTA } = empresa.como
  const { codigo } = corpo(await ESPECIALISTA('POST /laudo', { item }))
  const rascunho = { codigo, versao: 1, titulo: 'Ultrassonografia', critico: false, conteudo: conteudo() }
  const { versao } = corpo(await ESPECIALISTA('PUT /laudo/:codigo', rascunho))
  return { atendimento, item, animal: '', codigo, versao }
}

const entregar = async (codigo: string) => {
  const { versao } = await lerComo(empresa, 'ESPECIALISTA', codigo)
  return empresa.como.ESPECIALISTA('POST /laudo/:codigo/entregar', { codigo, versao })
}

async function retificar({ codigo }: Escrito, campos: { entregar: boolean }) {
  const { ESPECIALISTA } = empresa.como
  const nova = corpo(await ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Lado trocado' }))
  const { versao } = await lerComo(empresa, 'ESPECIALISTA', nova.codigo)
  return assinar(empresa, { codigo: nova.codigo, versao }, campos)
}

describe('assinar e entregar levam o atendimento', () => {
  it('assinado o único laudo, o exame acabou; entregue, está concluído e cobrado', async () => {
    const escrito = await escrever(amb, empresa)
    expect(await estadoDe(escrito.atendimento)).toBe('EM_ANDAMENTO')
    corpo(await assinar(empresa, escrito, { entregar: false }))
    expect(await estadoDe(escrito.atendimento)).toBe('AGUARDANDO_LAUDO')
    expect((await dinheiroDe(amb, escrito.atendimento)).titulos).toEqual([])

    corpo(await entregar(escrito.codigo))
    expect(await estadoDe(escrito.atendimento)).toBe('CONCLUIDO')
    expect(await dinheiroDe(amb, escrito.atendimento)).toMatchObject({ vivos: [{}], repassesVivos: [{}] })
    expect((await linhaDoTempo(escrito.atendimento)).map(({ tipo }) => tipo)).toEqual([
      'LAUDO_ASSINADO',
      'FINALIZAR_EXAME',
      'LAUDO_ENTREGUE',
      'CONCLUIR',
    ])
  })

  it('assinar já entregando conclui de uma vez', async () => {
    const escrito = await escrever(amb, empresa)
    corpo(await assinar(empresa, escrito))
    expect(await estadoDe(escrito.atendimento)).toBe('CONCLUIDO')
  })

  it('o primeiro de dois laudos não move nada; o segundo conclui', async () => {
    const um = await escrever(amb, empresa)
    const outro = await escreverOutro(um)
    corpo(await assinar(empresa, um))
    expect(await estadoDe(um.atendimento)).toBe('EM_ANDAMENTO')
    corpo(await assinar(empresa, outro))
    expect(await estadoDe(um.atendimento)).toBe('CONCLUIDO')
    expect((await dinheiroDe(amb, um.atendimento)).repassesVivos).toHaveLength(2)
  })

  it('dois laudos do mesmo atendimento assinados ao mesmo tempo: conclui uma vez, sem erro', async () => {
    for (let vez = 0; vez < 4; vez += 1) {
      const um = await escrever(amb, empresa)
      const outro = await escreverOutro(um)
      const respostas = await Promise.all([assinar(empresa, um), assinar(empresa, outro)])
      expect(respostas.map(({ status }) => status)).toEqual([200, 200])
      expect(await estadoDe(um.atendimento)).toBe('CONCLUIDO')
      expect(await dinheiroDe(amb, um.atendimento)).toMatchObject({ titulos: [{}], repasses: [{}, {}] })
    }
  })

  it('entregar dois ao mesmo tempo, e salvar um enquanto o outro é assinado', async () => {
    const um = await escrever(amb, empresa)
    const outro = await escreverOutro(um)
    const salvar = { codigo: outro.codigo, versao: outro.versao, titulo: 'Revisto', critico: false }
    const [assinou, salvou] = await Promise.all([
      assinar(empresa, um, { entregar: false }),
      empresa.como.ESPECIALISTA('PUT /laudo/:codigo', { ...salvar, conteudo: conteudo() }),
    ])
    expect([assinou.status, salvou.status]).toEqual([200, 200])
    corpo(await assinar(empresa, { codigo: outro.codigo, versao: outro.versao + 1 }, { entregar: false }))
    const entregas = await Promise.all([entregar(um.codigo), entregar(outro.codigo)])
    expect(entregas.map(({ status }) => status)).toEqual([200, 200])
    expect(await estadoDe(um.atendimento)).toBe('CONCLUIDO')
    expect((await dinheiroDe(amb, um.atendimento)).titulos).toHaveLength(1)
  })
})

describe('o que volta atrás', () => {
  it('a retificação de um concluído não o move; desfeita a conclusão, também não conclui de novo', async () => {
    const escrito = await escrever(amb, empresa)
    corpo(await assinar(empresa, escrito))
    const nova = await retificar(escrito, { entregar: true })
    expect(nova.status, JSON.stringify(nova.corpo)).toBe(200)
    expect(await estadoDe(escrito.atendimento)).toBe('CONCLUIDO')
    expect((await dinheiroDe(amb, escrito.atendimento)).titulos).toHaveLength(1)

    const outro = await escrever(amb, empresa)
    corpo(await assinar(empresa, outro))
    const { versao } = await amb.db
      .selectFrom('atendimento')
      .select('versao')
      .where('codigo', '=', outro.atendimento)
      .executeTakeFirstOrThrow()
    const reabrir = { codigo: outro.atendimento, versao, acao: 'reabrir' as const, motivo: 'Falta um exame' }
    corpo(await empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', reabrir))
    corpo(await retificar(outro, { entregar: true }))
    expect(await estadoDe(outro.atendimento)).toBe('AGUARDANDO_LAUDO')
  })

  it('retificar antes de entregar: a edição que chega à clínica conclui', async () => {
    const escrito = await escrever(amb, empresa)
    corpo(await assinar(empresa, escrito, { entregar: false }))
    corpo(await retificar(escrito, { entregar: true }))
    expect(await estadoDe(escrito.atendimento)).toBe('CONCLUIDO')
  })

  it('cancelado o rascunho de um exame, os outros não concluem por ele', async () => {
    const um = await escrever(amb, empresa)
    const outro = await escreverOutro(um)
    const cancelar = { codigo: outro.codigo, versao: outro.versao, motivo: 'Não foi feito' }
    corpo(await empresa.como.ESPECIALISTA('POST /laudo/:codigo/cancelar', cancelar))
    corpo(await assinar(empresa, um))
    expect(await estadoDe(um.atendimento)).toBe('EM_ANDAMENTO')
    expect((await dinheiroDe(amb, um.atendimento)).titulos).toEqual([])
  })

  it('o plano que ainda não autorizou não deixa concluir: o laudo é entregue, e a linha do tempo diz o que falta', async () => {
    const escrito = await escrever(amb, empresa)
    const { codigo: plano_saude } = await amb.db
      .insertInto('plano_saude')
      .values({ operadora: 'PetSaúde', nome: 'Ouro', tipo: 'CREDENCIADO', exige_autorizacao: true })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .updateTable('atendimento')
      .set({ plano_saude, modo_cobranca: 'PLANO' })
      .where('codigo', '=', escrito.atendimento)
      .execute()
    corpo(await assinar(empresa, escrito))
    expect(await estadoDe(escrito.atendimento)).toBe('AGUARDANDO_LAUDO')
    expect((await linhaDoTempo(escrito.atendimento)).at(-1)?.texto).toContain('autorização do plano de saúde')
    expect((await lerComo(empresa, 'CLIENTE', escrito.codigo)).estado).toBe('ENTREGUE')
  })
})
