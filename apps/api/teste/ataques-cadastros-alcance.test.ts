import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dadosDeParceiro } from './parceiro/parceiro.ts'
import { csv, enviar } from './importacao/planilhas.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { crmvUnico, cpfUnico, criarAnimal, criarEmpresa, unico, type Empresa } from './fabricas.ts'

let amb: Ambiente
let nossa: Empresa
let alheia: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  nossa = await criarEmpresa(amb)
  alheia = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const especieDe = async (nome = 'Canina') =>
  (await amb.db.selectFrom('especie').select('codigo').where('nome', '=', nome).executeTakeFirstOrThrow()).codigo

/** What another company has that a form of ours could name. */
async function deOutraEmpresa() {
  const { CLIENTE } = alheia.como
  const { tutor, animal } = await criarAnimal(amb, alheia.cliente)
  const criado = async (resposta: Promise<{ corpo: { codigo: string } }>) => (await resposta).corpo.codigo
  const tabela = await criado(CLIENTE('POST /tabela-preco', { nome: unico('Tabela') }))
  const equipamento = await criado(CLIENTE('POST /equipamento', { nome: unico('Aparelho') }))
  const modelo = await criado(CLIENTE('POST /modelo-documento', { nome: unico('Modelo'), tipo: 'LAUDO' }))
  const atendimento = await criado(CLIENTE('POST /atendimento', { animal, itens: [{ servico: alheia.servico }] }))
  return { tutor, animal, tabela, equipamento, modelo, atendimento }
}

describe('nenhum formulário aponta para o que é de outra empresa', () => {
  it('cadastros, um campo de cada vez', async () => {
    const { CLIENTE, ADMIN } = nossa.como
    const a = await deOutraEmpresa()
    const { tutor, animal } = await criarAnimal(amb, nossa.cliente)
    const bicho = { nome: 'Rex', especie: await especieDe(), sexo: 'MACHO' as const, tutor }
    const servico = {
      nome: unico('Exame'),
      modalidade: 'RADIOGRAFIA' as const,
      especialidade: nossa.especialidade,
      duracaoMinutos: 30,
      precoCentavos: 100,
    }
    const especialista = {
      nome: 'Dr. Novo',
      crmvUf: 'SP' as const,
      crmvNumero: crmvUnico(),
      crmvTipo: 'PRIMARIA' as const,
      especialidade: nossa.especialidade,
    }
    const regra = {
      codigo: nossa.especialista,
      tipo: 'PERCENTUAL' as const,
      percentualBp: 1_000,
      base: 'BRUTO' as const,
      vigenteDe: '2030-01-01',
    }
    const pessoa = { nome: 'Fulana de Tal', email: `${randomUUID()}@x.vet`, perfis: ['PARCEIRO' as const] }
    const tentativas: Record<string, Promise<{ status: number }>> = {
      tutorDoAnimal: CLIENTE('POST /animal', { ...bicho, tutor: a.tutor }),
      outroTutor: CLIENTE('POST /animal', { ...bicho, outrosTutores: [a.tutor] }),
      parceiroDoAnimal: CLIENTE('POST /animal', { ...bicho, parceiro: alheia.parceiro }),
      parceiroDoTutor: CLIENTE('POST /tutor', { nome: 'Ana', estrangeiro: true, parceiro: alheia.parceiro }),
      tabela: CLIENTE('POST /parceiro', dadosDeParceiro({ tabelaPreco: a.tabela })),
      preco: CLIENTE('POST /parceiro', dadosDeParceiro({ precos: [{ servico: alheia.servico, centavos: 1 }] })),
      itemDaTabela: CLIENTE('POST /tabela-preco', {
        nome: unico('T'),
        itens: [{ servico: alheia.servico, centavos: 1 }],
      }),
      pacote: CLIENTE('POST /servico', { ...servico, pacote: true, composicao: [alheia.servico, nossa.servico] }),
      equipamento: CLIENTE('POST /servico', { ...servico, equipamentos: [a.equipamento] }),
      modelo: CLIENTE('POST /servico', { ...servico, modelo: a.modelo }),
      especialidade: CLIENTE('POST /servico', { ...servico, especialidade: alheia.especialidade }),
      doEspecialista: CLIENTE('POST /especialista', { ...especialista, especialidade: alheia.especialidade }),
      outras: CLIENTE('POST /especialista', { ...especialista, outrasEspecialidades: [alheia.especialidade] }),
      regraPorServico: CLIENTE('POST /especialista/:codigo/repasse', { ...regra, servico: alheia.servico }),
      regraPorParceiro: CLIENTE('POST /especialista/:codigo/repasse', { ...regra, parceiro: alheia.parceiro }),
      previa: CLIENTE('GET /especialista/:codigo/repasse/previa', {
        codigo: nossa.especialista,
        servico: alheia.servico,
        dia: '2026-11-20',
      }),
      uniaoDeAnimais: CLIENTE('POST /animal/:codigo/unir', {
        codigo: animal,
        versao: 1,
        outro: a.animal,
        versaoDoOutro: 1,
        doOutro: [],
      }),
      uniaoDeTutores: CLIENTE('POST /tutor/:codigo/unir', {
        codigo: tutor,
        versao: 1,
        outro: a.tutor,
        versaoDoOutro: 1,
        doOutro: [],
      }),
      copia: CLIENTE('POST /tabela-preco/:codigo/copia', { codigo: a.tabela, nome: unico('Cópia') }),
      duplicado: CLIENTE('POST /modelo-documento/:codigo/duplicar', { codigo: a.modelo, nome: unico('Cópia') }),
      previaDoModelo: CLIENTE('GET /modelo-documento/:codigo/previa', { codigo: a.modelo, animal }),
      clinicaDoUsuario: ADMIN('POST /usuario', {
        ...pessoa,
        vinculos: [{ perfil: 'PARCEIRO', cliente: nossa.cliente, parceiro: alheia.parceiro }],
      }),
      especialistaDoUsuario: ADMIN('POST /usuario', {
        ...pessoa,
        perfis: ['ESPECIALISTA'],
        vinculos: [{ perfil: 'ESPECIALISTA', cliente: nossa.cliente, especialista: alheia.especialista }],
      }),
      filtroDeTutor: CLIENTE('GET /animal', { tutor: a.tutor }).then(({ corpo }) => ({
        status: corpo.itens.length === 0 ? 404 : 200,
      })),
      filtroDeTabela: CLIENTE('GET /parceiro', { tabelaPreco: a.tabela }).then(({ corpo }) => ({
        status: corpo.itens.length === 0 ? 404 : 200,
      })),
    }
    const status = await Promise.all(
      Object.entries(tentativas).map(async ([nome, resposta]) => [nome, (await resposta).status]),
    )
    expect(status.filter(([, s]) => s !== 404 && s !== 422)).toEqual([])
  })

  it('uma importação é de quem a enviou, e nomeia só o que a empresa tem', async () => {
    const clinicaAlheia = await amb.db
      .selectFrom('parceiro')
      .select('nome')
      .where('codigo', '=', alheia.parceiro)
      .executeTakeFirstOrThrow()
    const planilha = csv('Tutor;CPF;Animal;Espécie;Clínica', `Ana;${cpfUnico()};Rex;Canina;${clinicaAlheia.nome}`)
    const { corpo } = await enviar(nossa.como.CLIENTE, 'PACIENTES', planilha)
    const { codigo, mapa } = corpo
    const deFora = alheia.como.CLIENTE
    expect((await deFora('GET /importacao/:codigo', { codigo })).status).toBe(404)
    expect((await deFora('POST /importacao/:codigo/conferir', { codigo, mapa })).status).toBe(404)
    expect((await deFora('POST /importacao/:codigo/aplicar', { codigo })).status).toBe(404)
    expect((await deFora('DELETE /importacao/:codigo', { codigo })).status).toBe(404)
    const conferida = await nossa.como.CLIENTE('POST /importacao/:codigo/conferir', { codigo, mapa })
    expect(conferida.corpo.resultado).toMatchObject({ recusadas: 1 })
  })
})
