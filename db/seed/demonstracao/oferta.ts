import type { Banco } from '../../../apps/api/src/infra/banco/index.ts'

/** One of each in the house, whoever goes: every specialist carries an ultrasound of their own. */
const EQUIPAMENTOS: Readonly<Record<string, readonly string[]>> = {
  Ecocardiógrafo: ['Ecocardiograma'],
  'Raio-X digital móvel': ['Radiografia de tórax'],
  'Eletrocardiógrafo de 12 derivações': ['Eletrocardiograma'],
}

const PACOTE = {
  nome: 'Check-up cardiológico',
  modalidade: 'ECOCARDIOGRAFIA',
  duracao_minutos: 80,
  preco_centavos: 48_000,
  exige_laudo: false,
  pacote: true,
  preparo: 'Trazer exames anteriores e a lista de medicamentos em uso.',
}
const DO_PACOTE = ['Ecocardiograma', 'Eletrocardiograma'] as const

/** What the exams occupy, and a bundle that costs less than its parts. */
export async function completarOferta(tx: Banco, cliente: string): Promise<void> {
  const servicos = await tx
    .selectFrom('servico')
    .select(['codigo', 'nome', 'especialidade'])
    .where('cliente', '=', cliente)
    .execute()
  const chamados = (nomes: readonly string[]) => nomes.flatMap((nome) => servicos.filter((s) => s.nome === nome))
  for (const [nome, usos] of Object.entries(EQUIPAMENTOS)) {
    const { codigo: equipamento } = await tx
      .insertInto('equipamento')
      .values({ cliente, nome })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('servico_equipamento')
      .values(chamados(usos).map(({ codigo: servico }) => ({ cliente, servico, equipamento })))
      .execute()
  }
  const itens = chamados(DO_PACOTE)
  const { codigo: pacote } = await tx
    .insertInto('servico')
    .values({ ...PACOTE, cliente, especialidade: itens[0]?.especialidade ?? null })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('servico_composicao')
    .values(itens.map(({ codigo: servico }, ordem) => ({ cliente, pacote, servico, ordem })))
    .execute()
}
