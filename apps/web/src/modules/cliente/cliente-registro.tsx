import { useQueryClient } from '@tanstack/react-query'
import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import {
  dadosDoCliente,
  REGRAS_DO_CLIENTE,
  ROTULOS_DO_ESTADO_DO_CLIENTE,
  type Cliente,
  type DadosDoCliente,
} from '@vetlume/dominio/cliente'
import { useWatch, type Control } from 'react-hook-form'
import { BotaoElo } from '../../ui/elo.tsx'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro, fonteDoCadastro, opcoesDe, type CamposProps } from '../cadastros/index.ts'
import { CamposDaEmpresa } from './campos-da-empresa.tsx'
import { EtiquetaDoEstado } from './estado.tsx'
import { Logo } from './logo.tsx'
import { UsoDoPlanoDaEmpresa } from './uso-do-plano.tsx'
import { CAMPOS_DA_EMPRESA, CICLO, valoresDoCliente, type ValoresDaEmpresa, type ValoresDoCliente } from './valores.ts'

type Props = CamposProps<Cliente, ValoresDoCliente, DadosDoCliente>

const planos = fonteDoCadastro('plano')

function CamposDaAssinatura({ controle, ficha, form }: Props) {
  const [estado, plano] = useWatch({ control: controle, name: ['estado', 'plano'] })
  const semPlano = plano === null || plano === undefined || plano === ''
  return (
    <Secao titulo="Assinatura">
      <Grade>
        <CampoSelecao
          controle={controle}
          nome="estado"
          rotulo="Situação"
          obrigatorio
          opcoes={opcoesDe(ROTULOS_DO_ESTADO_DO_CLIENTE)}
          aoMudar={(novo) => novo !== 'TESTE' && form.setValue('testeAte', null)}
        />
        {estado === 'TESTE' && <CampoData controle={controle} nome="testeAte" rotulo="Teste até" obrigatorio />}
        <CampoBusca
          {...planos}
          controle={controle}
          nome="plano"
          rotulo="Plano"
          inicial={ficha?.plano ?? null}
          aoEscolher={(opcao) => opcao === null && form.setValue('ciclo', null)}
        />
        <CampoSelecao
          controle={controle}
          nome="ciclo"
          rotulo="Cobrança"
          opcoes={opcoesDe(CICLO)}
          semEscolha="Nenhuma"
          desabilitado={semPlano}
        />
      </Grade>
    </Secao>
  )
}

function LogoDoCliente({ ficha }: { ficha: Cliente }) {
  const cache = useQueryClient()
  return (
    <Secao titulo="Logotipo" descricao="Guardado assim que é escolhido.">
      <Logo
        dono={{ codigo: ficha.codigo }}
        logo={ficha.logo}
        nome={ficha.nome}
        podeEditar={ficha.permissoes.editar}
        aoMudar={() => void cache.invalidateQueries({ queryKey: ['cliente', 'um', ficha.codigo] })}
      />
    </Secao>
  )
}

export const registroDeCliente = definirRegistro('cliente', {
  esquema: dadosDoCadastro(dadosDoCliente, REGRAS_DO_CLIENTE),
  valores: valoresDoCliente,
  nome: ({ nome }) => nome,
  campos: CAMPOS_DA_EMPRESA,
  tambem: ['plano'],
  Complemento: ({ ficha }) => <EtiquetaDoEstado estado={ficha.estado} />,
  Acoes: ({ ficha }) => (
    <BotaoElo to="/cadastro/usuario" search={{ cliente: ficha.codigo }} variant="outlined">
      Usuários
    </BotaoElo>
  ),
  Antes: ({ ficha }) => <UsoDoPlanoDaEmpresa uso={ficha.uso} plano={ficha.plano?.nome ?? null} />,
  Depois: LogoDoCliente,
  Campos: (props: Props) => (
    <>
      <CamposDaEmpresa
        controle={props.controle as unknown as Control<ValoresDaEmpresa, unknown, DadosDoCliente>}
        ficha={props.ficha}
        focar={props.focar}
        aoMudarFuso={(fuso) => props.form.setValue('fuso', fuso, { shouldDirty: true })}
      />
      <CamposDaAssinatura {...props} />
    </>
  ),
})
