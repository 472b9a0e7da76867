import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criarServicoComEquipamento, verbosDaAgenda, type PedidoDeTeste } from '../../../teste/agenda/agenda.ts'
import { alguemEspera } from '../../../teste/aguardar.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { instrucoesDa } from '../../../teste/instrucoes.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { consultaParaTrilha, paraTrilha } from './trilha.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const { novoDia, marcar } = verbosDaAgenda(() => ({ amb, empresa }))

/** What the trail says of a new appointment, and what it would say of the rows as they are. */
async function duasVezes(mudancas: Partial<PedidoDeTeste>) {
  let codigo = ''
  const textos = await instrucoesDa(empresa.cliente, async () => {
    codigo = (await marcar({ inicio: novoDia(), ...mudancas })).codigo
  })
  const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'agendamento', registro: codigo })
  const { rows } = await consultaParaTrilha(empresa.cliente, codigo).execute(amb.db)
  return {
    escrito: corpo.itens[0]?.mudancas,
    lido: diferencas(null, paraTrilha(exigir(rows[0]))),
    leuDeVolta: textos.some((texto) => texto.includes('"planoSaude"')),
  }
}

describe('a trilha de um novo agendamento diz o que as linhas dizem', () => {
  const comServico = async () => [empresa.servico, (await criarServicoComEquipamento(amb, empresa)).servico]
  const casos: [nome: string, mudancas: () => Promise<Partial<PedidoDeTeste>>, leuDeVolta: boolean][] = [
    ['na clínica', async () => ({}), false],
    [
      'com observações e um equipamento',
      async () => ({ servicos: await comServico(), observacoes: 'Levar gel.' }),
      false,
    ],
    [
      'no domicílio, só reservado',
      async () => ({ tipoLocal: 'DOMICILIO', endereco: 'Rua das Flores, 10', estado: 'RESERVADO', parceiro: null }),
      false,
    ],
    ['sem paciente', async () => ({ animal: null, estado: 'RESERVADO', contato: 'Dona Rosa, 11 99999-0000' }), false],
    [
      'com dois equipamentos, cuja ordem é a do banco',
      async () => ({ servicos: [...(await comServico()), ...(await comServico()).slice(1)] }),
      true,
    ],
  ]
  it.each(casos)('%s', async (_nome, mudancas, leuDeVolta) => {
    const { escrito, lido, ...resto } = await duasVezes(await mudancas())
    expect(escrito).toEqual(lido)
    expect(resto.leuDeVolta).toBe(leuDeVolta)
  })

  it('de um paciente que foi unido a outro enquanto se marcava, o outro', async () => {
    const [{ animal: unido }, { animal: destino }] = [
      await criarAnimal(amb, empresa.cliente),
      await criarAnimal(amb, empresa.cliente),
    ]
    const marcando = await amb.db.transaction().execute(async (tx) => {
      const doPaciente = tx.selectFrom('animal').select('codigo').where('codigo', '=', unido)
      await doPaciente.forUpdate().execute()
      const aMarcar = duasVezes({ animal: unido })
      // Checked already, and waiting for the patient's row.
      await alguemEspera(amb, 'from "animal"')
      await tx
        .updateTable('animal')
        .set({ unido_a: destino, unido_em: '2026-11-20T12:00:00Z', ativo: false })
        .where('codigo', '=', unido)
        .execute()
      return { aMarcar }
    })
    const { escrito, lido, leuDeVolta } = await marcando.aMarcar
    expect(escrito).toEqual(lido)
    expect(escrito).toMatchObject({ animal: [null, { codigo: destino }] })
    expect(leuDeVolta).toBe(true)
  })
})
