import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COLUNA_DO_MOTIVO } from '@vetlume/dominio/importacao'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { planilhaDoProduto } from '../../../teste/importacao/exportar.ts'
import { conferir, csv, importar, motivos } from '../../../teste/importacao/planilhas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

const nova = async () => (empresa = await criarEmpresa(amb)).como.CLIENTE
const aplicarBoas = (codigo: string) =>
  empresa.como.CLIENTE('POST /importacao/:codigo/aplicar', { codigo, modo: 'BOAS' })
const recusadasDe = async (codigo: string) =>
  (await empresa.como.CLIENTE('GET /importacao/:codigo/recusadas', { codigo })).corpo
const tutores = async () =>
  (await empresa.como.CLIENTE('GET /tutor', { ordem: 'nome', limite: 100 })).corpo.itens.map(({ nome }) => nome)

describe('gravar só as linhas boas', () => {
  it('o que a conferência conta é o que entra, e o resto volta como planilha que se importa depois de corrigida', async () => {
    const CLIENTE = await nova()
    const [ana, bia] = [cpfUnico(), cpfUnico()]
    const conferida = await conferir(
      CLIENTE,
      'PACIENTES',
      csv(
        'Tutor;CPF;Livre;Animal;Espécie;Peso',
        `Ana;${ana};primeira;Mel;Canina;12,5`,
        `Bia;111.111.111-11;segunda;Rex;Dragão;3`,
        `;;terceira;;;`,
        `Caio;;=quarta;Nina;Felina;4`,
      ),
    )
    expect(conferida.resultado).toMatchObject({
      recusadas: 2,
      contagens: [
        { entidade: 'tutor', novos: 2 },
        { entidade: 'animal', novos: 2 },
      ],
    })
    const antes = await recusadasDe(conferida.codigo)
    const { status, corpo } = await aplicarBoas(conferida.codigo)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ estado: 'APLICADA', linhas: 4, feitas: 2, resultado: conferida.resultado })
    expect(await tutores()).toEqual(['Ana', 'Caio'])
    const voltou = await recusadasDe(conferida.codigo)
    expect(voltou).toEqual(antes)
    expect(voltou.titulos).toEqual(['Tutor', 'CPF', 'Livre', 'Animal', 'Espécie', 'Peso', COLUNA_DO_MOTIVO])
    expect(voltou.linhas).toEqual([
      [
        'Bia',
        '111.111.111-11',
        'segunda',
        'Rex',
        'Dragão',
        '3',
        'CPF: CPF inválido. Confira os números. Espécie: Não há uma espécie com este nome.',
      ],
      ['', '', 'terceira', '', '', '', 'Tutor: Informe o tutor.'],
    ])

    // Sent again as it is, it is refused for the same reasons, and its reasons are written over, not beside.
    const arquivo = await planilhaDoProduto(voltou)
    const igual = await conferir(CLIENTE, 'PACIENTES', arquivo)
    expect(igual.resultado).toMatchObject({ recusadas: 2, contagens: [] })
    expect(await recusadasDe(igual.codigo)).toEqual(voltou)
    expect((await aplicarBoas(igual.codigo)).corpo.estado).toBe('CONFERIDA')

    const [linhaDaBia = [], terceira = []] = voltou.linhas
    const corrigida = [linhaDaBia.with(1, bia).with(4, 'Canina'), terceira.with(0, 'Duda')]
    await importar(CLIENTE, 'PACIENTES', await planilhaDoProduto({ ...voltou, linhas: corrigida }))
    expect(await tutores()).toEqual(['Ana', 'Bia', 'Caio', 'Duda'])
  })

  it('uma linha que só valia por outra, recusada, volta com ela', async () => {
    const CLIENTE = await nova()
    const conferida = await conferir(
      CLIENTE,
      'SERVICOS',
      csv(
        'Serviço;Modalidade;Preço;Pacote;Serviços do pacote',
        'Raio X;RX;10,00;não;',
        'Eco;Nenhuma;20,00;não;',
        'Check-up;RX;25,00;sim;"Raio X\nEco"',
        'Tórax;RX;15,00;não;',
        'Duplo;RX;20,00;sim;"Raio X\nTórax"',
      ),
    )
    expect(conferida.resultado).toMatchObject({ recusadas: 2, contagens: [{ novos: 3, alterados: 0, iguais: 0 }] })
    expect(motivos(conferida).map((motivo) => motivo.split(' ')[0])).toEqual(['3', '4'])
    expect((await aplicarBoas(conferida.codigo)).corpo).toMatchObject({ estado: 'APLICADA', feitas: 3 })
    const { itens } = (await CLIENTE('GET /servico', { ordem: 'nome' })).corpo
    expect(itens.map(({ nome }) => nome)).toEqual(expect.arrayContaining(['Duplo', 'Raio X', 'Tórax']))
    expect(itens.map(({ nome }) => nome)).not.toContain('Check-up')
  })

  it('quem não escolhe grava tudo ou nada; repetir não grava outra vez; a trilha diz quantas ficaram de fora', async () => {
    const CLIENTE = await nova()
    const linhas = csv('Serviço;Modalidade;Preço', 'Bom;RX;10,00', 'Ruim;RX;caro')
    const { codigo } = await conferir(CLIENTE, 'SERVICOS', linhas)
    const tudo = await CLIENTE('POST /importacao/:codigo/aplicar', { codigo })
    expect(tudo.corpo).toMatchObject({ estado: 'CONFERIDA', resultado: { recusadas: 1 } })
    const [um, dois] = await Promise.all([aplicarBoas(codigo), aplicarBoas(codigo)])
    expect([um.status, dois.status].toSorted((a, b) => a - b)[0]).toBe(200)
    expect((await aplicarBoas(codigo)).corpo).toMatchObject({ estado: 'APLICADA', resultado: { recusadas: 1 } })
    const { rows } = await sql<{ mudancas: object }>`select mudancas from auditoria where cliente = ${empresa.cliente}
      and acao = 'IMPORTAR' and registro = ${codigo}`.execute(amb.db)
    expect(rows).toEqual([
      { mudancas: expect.objectContaining({ linhas: [null, { gravadas: 1, recusadas: 1 }] }) as unknown },
    ])
    const bons = await amb.db
      .selectFrom('servico')
      .select('nome')
      .where('cliente', '=', empresa.cliente)
      .where('nome', '=', 'Bom')
      .execute()
    expect(bons).toHaveLength(1)
  })

  it('confere de novo ao gravar: o que deixou de caber nesse meio-tempo fica de fora, e o que entrou é dito', async () => {
    const CLIENTE = await nova()
    const chip = '981098106123456'
    const [ana, bia] = [cpfUnico(), cpfUnico()]
    const { codigo, resultado } = await conferir(
      CLIENTE,
      'PACIENTES',
      csv(
        'Tutor;CPF;Animal;Espécie;Microchip',
        `Ana;${ana};Mel;Canina;${chip}`,
        `Bia;${bia};Rex;Canina;`,
        ';;Só;Canina;',
      ),
    )
    expect(resultado?.recusadas).toBe(1)
    await importar(
      CLIENTE,
      'PACIENTES',
      csv('Tutor;CPF;Animal;Espécie;Microchip', `Caio;${cpfUnico()};Tom;Felina;${chip}`),
    )
    expect((await aplicarBoas(codigo)).corpo).toMatchObject({ estado: 'APLICADA', resultado: { recusadas: 2 } })
    expect(await tutores()).toEqual(['Bia', 'Caio'])
    expect((await recusadasDe(codigo)).linhas.map(([nome]) => nome)).toEqual(['Ana', ''])
  })

  it('cancelada, esquece as linhas; sem recusa, não há linhas', async () => {
    const CLIENTE = await nova()
    const { codigo } = await conferir(CLIENTE, 'SERVICOS', csv('Serviço;Modalidade;Preço', 'Ruim;RX;caro'))
    expect((await recusadasDe(codigo)).linhas).toHaveLength(1)
    await CLIENTE('DELETE /importacao/:codigo', { codigo })
    expect((await recusadasDe(codigo)).linhas).toEqual([])
    const boa = await importar(CLIENTE, 'SERVICOS', csv('Serviço;Modalidade;Preço', 'Bom;RX;10,00'))
    expect((await recusadasDe(boa.codigo)).linhas).toEqual([])
    const alheia = await criarEmpresa(amb)
    expect((await alheia.como.CLIENTE('GET /importacao/:codigo/recusadas', { codigo })).status).toBe(404)
  })
})
