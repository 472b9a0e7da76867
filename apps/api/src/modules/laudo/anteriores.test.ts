import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarServico } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, assinar, conteudo, corpo, escrever, lerComo, secao, texto } from '../../../teste/laudo/cenario.ts'
import { criarRevisor } from '../../../teste/laudo/revisores.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ver = (codigo: string, quem: Chamar = empresa.como.ESPECIALISTA) =>
  quem('GET /laudo/:codigo/anteriores', { codigo })

describe('GET /laudo/:codigo/anteriores', () => {
  it('traz os assinados do mesmo paciente, do mesmo exame primeiro e os mais novos antes', async () => {
    const outro = await criarServico(amb, empresa, { exige_laudo: true })
    const antigo = await assinado(amb, empresa)
    const { animal } = antigo
    amb.relogio.avancar({ minutes: 2 })
    const recente = await assinado(amb, empresa, { exame: { animal } })
    amb.relogio.avancar({ minutes: 2 })
    const deOutro = await assinado(amb, empresa, { exame: { animal, servico: outro } })
    await escrever(amb, empresa, { exame: { animal } })
    await assinado(amb, empresa)
    const { codigo } = await escrever(amb, empresa, { exame: { animal } })
    const lista = corpo(await ver(codigo))
    expect(lista.map((um) => um.codigo)).toEqual([recente.codigo, antigo.codigo, deOutro.codigo])
    expect(lista.map(({ mesmo }) => mesmo)).toEqual(['SERVICO', 'SERVICO', null])
    expect(lista[0]).toMatchObject({ edicao: 1, especialista: expect.stringMatching(/^Dra. Especialista/) })
  })

  it('do retificado traz só a edição em vigor, e de si mesmo nada', async () => {
    const { codigo, animal } = await assinado(amb, empresa)
    const { codigo: nova } = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Lado trocado' }),
    )
    expect(corpo(await ver(nova))).toEqual([])
    corpo(await assinar(empresa, { codigo: nova, versao: (await lerComo(empresa, 'ESPECIALISTA', nova)).versao }))
    const rascunho = await escrever(amb, empresa, { exame: { animal } })
    expect(corpo(await ver(rascunho.codigo))).toMatchObject([{ codigo: nova, edicao: 2 }])
  })

  it('só o que a pessoa pode abrir: o de outro especialista não, o de outra empresa é 404', async () => {
    const { animal } = await assinado(amb, empresa)
    const colega = await criarRevisor(amb, empresa)
    const dele = await escrever(amb, empresa, { exame: { animal } })
    await amb.db.updateTable('laudo').set({ especialista: colega.codigo }).where('codigo', '=', dele.codigo).execute()
    expect(corpo(await ver(dele.codigo, colega.como))).toEqual([])
    expect(corpo(await ver(dele.codigo, empresa.como.CLIENTE))).toHaveLength(1)
    const outra = await criarEmpresa(amb)
    expect((await ver(dele.codigo, outra.como.ESPECIALISTA)).status).toBe(404)
    expect((await ver(dele.codigo, empresa.como.PARCEIRO)).status).toBe(403)
  })
})

describe('o que foi trazido', () => {
  const TRAZIDA = { em: '2026-08-12', texto: 'Ecotextura homogênea.' }
  const trazido = { secoes: [secao({ trazidas: [TRAZIDA] })] }

  it('fica no rascunho, e impede a assinatura até ser confirmado', async () => {
    const laudo = await escrever(amb, empresa, { conteudo: trazido })
    const lido = await lerComo(empresa, 'ESPECIALISTA', laudo.codigo)
    expect(lido.conteudo.secoes[0]?.trazidas).toEqual([TRAZIDA])
    const recusa = await assinar(empresa, laudo)
    expect([recusa.status, recusa.corpo]).toMatchObject([
      409,
      {
        codigo: 'LAUDO_COM_PENDENCIAS',
        detalhes: { pendencias: expect.arrayContaining([expect.objectContaining({ regra: 'trazido-por-confirmar' })]) },
      },
    ])
  })

  it('não deixa traço no que é assinado, nem o que foi reescrito', async () => {
    const reescrita = secao({ trazidas: [TRAZIDA], texto: texto('Ecotextura grosseira, sem nódulos.') })
    const { codigo } = await assinado(amb, empresa, {
      conteudo: conteudo({ secoes: [reescrita], trazidasNaConclusao: [{ ...TRAZIDA, texto: 'Retirada.' }] }),
    })
    const { documento } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(documento?.secoes[0]?.texto).toEqual(reescrita.texto)
    expect(JSON.stringify(documento)).not.toMatch(/trazida|2026-08-12/)
    expect(JSON.stringify(await lerComo(empresa, 'PARCEIRO', codigo))).not.toMatch(/trazida|2026-08-12/)
  })
})
