import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { lerCrmv } from '@vetlume/dominio/formatos'
import { emTransacao, type Banco } from '../../../apps/api/src/infra/banco/index.ts'
import type { Ator } from '../../../apps/api/src/infra/token.ts'
import { inserirParceiros, type ParceiroSemeado } from './clinicas.ts'
import { criarConta } from './contas.ts'
import { cpfSorteado } from './documentos.ts'
import type { EmpresaDemo } from './empresas.ts'
import { organizarExpediente } from './expediente.ts'
import type { Fundacao } from './empresa-nova.ts'
import type { Mundo } from './mundo.ts'

export interface EspecialistaSemeado {
  codigo: string
  nome: string
  cardiologia: boolean
  ator: Ator
}

const INICIO_DAS_REGRAS = { days: 120 }

type Local = Fundacao & { demo: EmpresaDemo }

function crmvDe(crmv: string) {
  const lido = lerCrmv(crmv)
  if (lido === null) throw new RangeError(`not a CRMV: ${crmv}`)
  return { crmv_uf: lido.uf, crmv_numero: lido.numero, crmv_secundaria: lido.secundaria }
}

async function inserirEspecialistas(tx: Banco, mundo: Mundo, { cliente, demo }: Local) {
  const areas = await tx.selectFrom('especialidade').select(['codigo', 'nome']).where('cliente', '=', cliente).execute()
  return tx
    .insertInto('especialista')
    .values(
      demo.especialistas.map(({ nome, crmv, email, telefone, especialidade, partida, franquiaKm }) => ({
        cliente,
        nome,
        ...crmvDe(crmv),
        cpf: cpfSorteado(mundo.sorteio),
        especialidade: areas.find((area) => area.nome === especialidade)?.codigo ?? null,
        telefone,
        email,
        endereco: `${demo.logradouro}, 100, ${demo.bairro}`,
        chave_pix: email,
        franquia_km: franquiaKm,
        partida_endereco: partida.endereco,
        partida_latitude: partida.latitude,
        partida_longitude: partida.longitude,
        partida_volta: true,
      })),
    )
    .returning(['codigo', 'nome', 'email'])
    .execute()
}

/** A general rule for each; the first one also earns a fixed amount for the quickest procedure, and more from one clinic. */
async function inserirRegras(
  tx: Banco,
  mundo: Mundo,
  { cliente, demo, servicos }: Local,
  codigos: readonly string[],
  parceiros: readonly string[],
) {
  const vigente_de = mundo.agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate().subtract(INICIO_DAS_REGRAS).toString()
  const gerais = demo.especialistas.flatMap(({ repasseBp, base }, i) => {
    const especialista = codigos[i]
    return especialista === undefined
      ? []
      : [{ cliente, especialista, tipo: 'PERCENTUAL', percentual_bp: repasseBp, base, vigente_de }]
  })
  await tx.insertInto('repasse_regra').values(gerais).execute()
  const [primeiro] = codigos
  const procedimento = servicos.find(({ modalidade }) => modalidade === 'PROCEDIMENTO')
  if (primeiro === undefined || procedimento === undefined) return
  const regra = { cliente, especialista: primeiro, vigente_de, base: 'BRUTO' }
  await tx
    .insertInto('repasse_regra')
    .values({ ...regra, servico: procedimento.codigo, tipo: 'FIXO', valor_centavos: 3_000 })
    .execute()
  const [, segundo] = parceiros
  if (segundo === undefined) return
  await tx
    .insertInto('repasse_regra')
    .values({ ...regra, parceiro: segundo, tipo: 'PERCENTUAL', percentual_bp: 5_500 })
    .execute()
}

/** Specialists with their accounts and repasse rules, and the partner clinics with their prices. */
export async function formarEquipe(
  mundo: Mundo,
  local: Local,
): Promise<{ especialistas: EspecialistaSemeado[]; parceiros: ParceiroSemeado[] }> {
  const { cliente, demo } = local
  const { criados, parceiros } = await emTransacao(mundo.db, { papel: 'cliente', cliente }, async (tx) => {
    const linhas = await inserirEspecialistas(tx, mundo, local)
    const codigos = linhas.map(({ codigo }) => codigo)
    await organizarExpediente(mundo, tx, { cliente, cidade: demo.cidade }, codigos)
    const clinicas = await inserirParceiros(tx, local)
    await inserirRegras(
      tx,
      mundo,
      local,
      codigos,
      clinicas.map(({ codigo }) => codigo),
    )
    return { criados: linhas, parceiros: clinicas }
  })
  const especialistas: EspecialistaSemeado[] = []
  for (const { codigo, nome, email } of criados) {
    const ator = await criarConta(mundo, { nome, email: email ?? '' }, [
      { cliente, perfil: 'ESPECIALISTA', especialista: codigo },
    ])
    await emTransacao(mundo.db, { papel: 'cliente', cliente }, (tx) =>
      tx
        .updateTable('especialista')
        .set({ pessoa: ator.pessoa })
        .where('cliente', '=', cliente)
        .where('codigo', '=', codigo)
        .execute(),
    )
    const cardiologia = demo.especialistas.find((e) => e.nome === nome)?.especialidade === 'Cardiologia'
    especialistas.push({ codigo, nome, cardiologia, ator })
  }
  return { especialistas, parceiros }
}
