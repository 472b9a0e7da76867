import { contratoAgenda } from '../agenda/index.ts'
import { contratoAnimal } from '../animal/index.ts'
import { contratoAtendimento } from '../atendimento/index.ts'
import { contratoCidade } from '../cidade/index.ts'
import { contratoCliente } from '../cliente/index.ts'
import { contratoConta } from '../conta/index.ts'
import { contratoCupom } from '../cupom/index.ts'
import { contratoDashboard } from '../dashboard/index.ts'
import { contratoEmail } from '../email/index.ts'
import { contratoEspecialidade } from '../especialidade/index.ts'
import { contratoEspecialista } from '../especialista/index.ts'
import { contratoEspecie } from '../especie/index.ts'
import { contratoFinanceiro } from '../financeiro/index.ts'
import { contratoGrupoDespesa } from '../grupo-despesa/index.ts'
import { contratoHistorico } from '../historico/index.ts'
import { contratoHorarioAtendimento } from '../horario-atendimento/index.ts'
import { contratoLaudo } from '../laudo/index.ts'
import { contratoModeloDocumento } from '../modelo-documento/index.ts'
import { contratoNotificacao } from '../notificacao/index.ts'
import { contratoParceiro } from '../parceiro/index.ts'
import { contratoPlano } from '../plano/index.ts'
import { contratoPlanoSaude } from '../plano-saude/index.ts'
import { contratoRaca } from '../raca/index.ts'
import { contratoServico } from '../servico/index.ts'
import { contratoSessao } from '../sessao/index.ts'
import { contratoSistema } from '../sistema/index.ts'
import { contratoTipoDespesa } from '../tipo-despesa/index.ts'
import { contratoTutor } from '../tutor/index.ts'
import { contratoUsuario } from '../usuario/index.ts'

/** Every endpoint of the product, in the order of the ladder of modules. */
export const CONTRATO_DA_API = {
  ...contratoSistema,
  ...contratoSessao,
  ...contratoEmail,
  ...contratoConta,
  ...contratoNotificacao,
  ...contratoHistorico,
  ...contratoEspecie,
  ...contratoRaca,
  ...contratoCidade,
  ...contratoPlanoSaude,
  ...contratoPlano,
  ...contratoCupom,
  ...contratoGrupoDespesa,
  ...contratoTipoDespesa,
  ...contratoHorarioAtendimento,
  ...contratoCliente,
  ...contratoUsuario,
  ...contratoEspecialidade,
  ...contratoEspecialista,
  ...contratoServico,
  ...contratoParceiro,
  ...contratoModeloDocumento,
  ...contratoTutor,
  ...contratoAnimal,
  ...contratoAgenda,
  ...contratoAtendimento,
  ...contratoLaudo,
  ...contratoFinanceiro,
  ...contratoDashboard,
}

export type ContratoDaApi = typeof CONTRATO_DA_API
