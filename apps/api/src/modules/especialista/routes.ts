import { contratoEspecialista } from '@vetlume/dominio/especialista'
import type { Cofre } from '../../infra/cofre.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { assumirEspecialista, verAcesso } from './acesso.ts'
import { verbosDoEspecialista } from './cadastro.ts'
import { enviarCertificado, retirarCertificado } from './certificado.ts'
import { enviarAssinatura, retirarAssinatura } from './enviar-assinatura.ts'
import { alterarExcecao, criarExcecao, excluirExcecao } from './excecoes.ts'
import { gravarHorarios, verHorarios } from './horarios.ts'
import { verJanelas } from './janelas.ts'
import { preverRepasse } from './previa-do-repasse.ts'
import { listarEspecialistas } from './queries.ts'
import { alterarRegra, criarRegra, encerrarRegra, excluirRegra, substituirRegra, verRegras } from './repasse.ts'
import { baixarImagemDaAssinatura, verAssinatura } from './ver-assinatura.ts'

export function rotasEspecialista(registrar: Registrar, { cofre }: { cofre: Cofre }): void {
  registrar(contratoEspecialista, {
    ...handlersDoCadastro('especialista', listarEspecialistas, verbosDoEspecialista),
    'GET /especialista/:codigo/horarios': verHorarios,
    'PUT /especialista/:codigo/horarios': gravarHorarios,
    'POST /especialista/:codigo/excecoes': criarExcecao,
    'PUT /especialista/:codigo/excecoes/:excecao': alterarExcecao,
    'DELETE /especialista/:codigo/excecoes/:excecao': excluirExcecao,
    'GET /especialista/:codigo/janelas': verJanelas,
    'GET /especialista/:codigo/acesso': verAcesso,
    'POST /especialista/:codigo/assumir': assumirEspecialista,
    'GET /especialista/:codigo/assinatura': verAssinatura,
    'GET /especialista/:codigo/assinatura/imagem': baixarImagemDaAssinatura,
    'POST /especialista/:codigo/assinatura/imagem': enviarAssinatura,
    'DELETE /especialista/:codigo/assinatura/imagem': retirarAssinatura,
    'POST /especialista/:codigo/assinatura/certificado': (chamada) => enviarCertificado({ ...chamada, cofre }),
    'DELETE /especialista/:codigo/assinatura/certificado': retirarCertificado,
    'GET /especialista/:codigo/repasse': verRegras,
    'POST /especialista/:codigo/repasse': criarRegra,
    'PUT /especialista/:codigo/repasse/:regra': alterarRegra,
    'PUT /especialista/:codigo/repasse/:regra/fim': encerrarRegra,
    'POST /especialista/:codigo/repasse/:regra/substituir': substituirRegra,
    'DELETE /especialista/:codigo/repasse/:regra': excluirRegra,
    'GET /especialista/:codigo/repasse/previa': preverRepasse,
  })
}
