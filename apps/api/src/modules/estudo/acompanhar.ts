import { contar } from '@vetlume/dominio/formatos'
import { formatarData } from '@vetlume/dominio/tempo'
import { porEmpresa, type Lugar } from '../../infra/por-empresa.ts'
import type { Assinante, Assinantes } from '../../infra/tarefas/index.ts'
import { avisar } from '../notificacao/index.ts'
import { pousarEstudo } from './pousar.ts'
import { estudoParaAviso, estudosDoExame, itemDoLaudo } from './queries-ligacao.ts'

type Evento = Parameters<Assinante>[1]

/** In the name of nobody: what follows by itself from what somebody did. */
const porSi =
  (trabalho: (lugar: Lugar, evento: Evento) => Promise<void>): Assinante =>
  ({ db, agora }, evento) =>
    porEmpresa({ db, agora }, { cliente: evento.cliente, motivo: evento.codigo }, (lugar) => trabalho(lugar, evento))

/** What waited for the laudo of an exam goes into it as soon as somebody begins it. */
const levarOQueEspera = porSi(async (lugar, { dados }) => {
  const item = await itemDoLaudo(lugar.tx, lugar.cliente, String(dados['laudo']))
  if (item === undefined) return
  for (const codigo of await estudosDoExame(lugar.tx, lugar.cliente, item))
    await pousarEstudo(lugar, { codigo, equipamento: null, chegadas: null })
})

/** Who does the exam, or writes its laudo, hears that its images came. */
const avisarQuemEscreve = porSi(async (lugar, evento) => {
  const estudo = await estudoParaAviso(lugar.tx, lugar.cliente, String(evento.dados['estudo']))
  if (estudo === undefined) return
  const { animal, atendimento, especialista, laudo } = estudo
  await avisar(lugar.tx, evento, [
    {
      tipo: 'laudo.imagens',
      titulo: `Chegaram imagens do equipamento: ${animal} (atendimento nº ${atendimento})`,
      especialista,
      rota: laudo === null ? `/laudo/recebidas?situacao=ESPERANDO_LAUDO` : `/laudo/editar?codigo=${laudo}`,
    },
  ])
})

/** The company, once, before what nobody identified is discarded. */
const avisarDoDescarte = porSi(async ({ tx }, evento) => {
  const quantos = Number(evento.dados['quantos'])
  const dia = formatarData(String(evento.dados['dia']))
  const quais = contar(quantos, 'estudo recebido que ninguém identificou', 'estudos recebidos que ninguém identificou')
  await avisar(tx, evento, [
    {
      tipo: 'estudo.a-descartar',
      titulo: `${quais}: ${quantos === 1 ? 'será descartado' : 'serão descartados'} a partir de ${dia}`,
      rota: '/laudo/recebidas',
    },
  ])
})

export const assinantesDoEstudo: Assinantes = {
  'laudo.criado': [levarOQueEspera],
  'estudo.ligado': [avisarQuemEscreve],
  'estudo.a-descartar': [avisarDoDescarte],
}
