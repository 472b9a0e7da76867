import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, assinar, corpo, escrever, lerComo, medida, secao, texto } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-11-20T15:00:00Z' })
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const regrasDe = async (codigo: string) =>
  corpo(await empresa.como.ESPECIALISTA('GET /laudo/:codigo/pendencias', { codigo })).pendencias.map(
    ({ regra, gravidade }) => `${gravidade} ${regra}`,
  )
const noAnimal = (animal: string, campos: { nascimento?: string; obito?: string }) =>
  amb.db.updateTable('animal').set(campos).where('codigo', '=', animal).execute()
const naTriagem = (atendimento: string, campos: { temperatura_decimos?: number; frequencia_cardiaca?: number }) =>
  amb.db.updateTable('atendimento').set(campos).where('codigo', '=', atendimento).execute()
const pesar = (animal: string, gramas: number, medido_em: string) =>
  amb.db.insertInto('animal_peso').values({ cliente: empresa.cliente, animal, gramas, medido_em }).execute()

describe('o que está em registro em volta do exame', () => {
  it('vai com o laudo a quem o escreve, e não à clínica', async () => {
    const anterior = await assinado(amb, empresa)
    const { codigo, animal, atendimento } = await escrever(amb, empresa, { exame: { animal: anterior.animal } })
    await noAnimal(animal, { nascimento: '2020-02-01' })
    await pesar(animal, 12_000, '2026-09-01T12:00:00Z')
    await pesar(animal, 9_000, '2025-09-01T12:00:00Z')
    await naTriagem(atendimento, { temperatura_decimos: 415, frequencia_cardiaca: 100 })
    const { circunstancias, modalidade } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(circunstancias).toMatchObject({
      realizadoEm: '2026-11-20',
      nascimento: '2020-02-01',
      obito: null,
      pesoAnteriorGramas: 12_000,
      sinaisCriticos: [{ sinal: 'temperaturaDecimos', valor: '41,5 °C' }],
      anteriores: [{ em: '2026-11-20', modalidade }],
    })
    expect((await lerComo(empresa, 'PARCEIRO', anterior.codigo)).circunstancias).toBeNull()
  })

  it('impede a assinatura do que não pode ser, com a mesma regra da tela', async () => {
    const { codigo, versao, animal } = await escrever(amb, empresa)
    await noAnimal(animal, { nascimento: '2026-11-25' })
    expect(await regrasDe(codigo)).toContain('ERRO datas-impossiveis')
    const recusa = await assinar(empresa, { codigo, versao })
    expect(recusa.status).toBe(409)
    expect(recusa.corpo).toMatchObject({
      detalhes: { pendencias: expect.arrayContaining([expect.objectContaining({ regra: 'datas-impossiveis' })]) },
    })
    await noAnimal(animal, { nascimento: '2020-11-25' })
    expect((await assinar(empresa, { codigo, versao })).status).toBe(200)
  })

  it('o aviso e o que se respondeu ficam com o laudo', async () => {
    const { codigo, versao, atendimento } = await escrever(amb, empresa)
    await naTriagem(atendimento, { temperatura_decimos: 415 })
    expect(await regrasDe(codigo)).toContain('AVISO sinal-critico-calado')
    expect((await assinar(empresa, { codigo, versao }, { aceitarAvisos: false })).status).toBe(409)
    const resposta = 'Febre já tratada pela clínica.'
    corpo(await assinar(empresa, { codigo, versao }, { respostaAosAvisos: resposta }))
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).avisosRespondidos).toMatchObject({
      avisos: expect.arrayContaining([expect.objectContaining({ regra: 'sinal-critico-calado' })]),
      resposta,
    })
  })

  it('o valor tirado do relatório de outro paciente é perguntado', async () => {
    const { codigo, versao } = await escrever(amb, empresa)
    const bytes = readFileSync(path.join(import.meta.dirname, '../../infra/dicom/exemplos/sr-eco.dcm'))
    const { arquivo } = corpo(
      await empresa.como.ESPECIALISTA(
        'POST /laudo/:codigo/relatorio',
        { codigo },
        { arquivo: { nome: 'SR0001', bytes } },
      ),
    )
    const origem = { relatorio: arquivo, aparelho: null, conceito: 'LN:29436-3' }
    const { titulo, critico, conteudo } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const secoes = [
      secao({ titulo: 'Baço', orgao: 'BACO', texto: texto('Baço homogêneo.'), medidas: [medida({ origem })] }),
    ]
    corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo,
        versao,
        titulo,
        critico,
        conteudo: { ...conteudo, secoes },
      }),
    )
    expect(await regrasDe(codigo)).toContain('AVISO medida-de-outro-paciente')
  })
})
