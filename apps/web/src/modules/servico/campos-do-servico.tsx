import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import { useWatch } from 'react-hook-form'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoEscolhidos } from '../../ui/formulario/campo-escolhidos.tsx'
import { CampoDinheiro, CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { CampoValores } from '../../ui/formulario/campo-valores.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { fonteDoCadastro, opcoesDe } from '../cadastros/index.ts'
import { SecaoDoPacote } from './secao-do-pacote.tsx'
import type { CamposDoServicoProps } from './valores.ts'

type SecaoProps = Pick<CamposDoServicoProps, 'controle' | 'ficha'>

const especialidades = fonteDoCadastro('especialidade')
const equipamentos = fonteDoCadastro('equipamento')
const modelos = fonteDoCadastro('modelo-documento', { filtros: { ativo: 'true', tipo: 'LAUDO' } })
const planos = fonteDoCadastro('plano-saude', { detalhe: ({ operadora }) => operadora })

function SecaoDoLaudo({ controle, ficha }: SecaoProps) {
  const exigeLaudo = useWatch({ control: controle, name: 'exigeLaudo' }) === true
  return (
    <Secao titulo="Laudo">
      <Grade>
        <CampoMarcado controle={controle} nome="exigeLaudo" rotulo="Tem laudo" className="inteiro" chave />
        <CampoNumero
          controle={controle}
          nome="prazoRotinaHoras"
          rotulo="Prazo de rotina"
          sufixo="horas"
          obrigatorio
          desabilitado={!exigeLaudo}
        />
        <CampoNumero
          controle={controle}
          nome="prazoUrgenteHoras"
          rotulo="Prazo de urgência"
          sufixo="horas"
          obrigatorio
          desabilitado={!exigeLaudo}
        />
        <CampoBusca
          {...modelos}
          controle={controle}
          nome="modelo"
          rotulo="Modelo de laudo"
          ajuda="O laudo começa por ele quando serve ao paciente"
          desabilitado={!exigeLaudo}
          inicial={ficha?.modelo ?? null}
        />
        <CampoMarcado
          controle={controle}
          nome="exigeRevisao"
          rotulo="Precisa de revisão"
          ajuda="Outro veterinário revisa e assina"
          aoLado
          desabilitado={!exigeLaudo}
        />
      </Grade>
    </Secao>
  )
}

function SecaoDosEquipamentos({ controle, ficha }: SecaoProps) {
  return (
    <Secao titulo="Equipamentos" descricao="O que o exame ocupa enquanto dura.">
      <CampoEscolhidos
        controle={controle}
        nome="equipamentos"
        rotulo="Equipamentos"
        rotuloDeIncluir="Incluir equipamento"
        fonte={equipamentos}
        iniciais={ficha?.equipamentos ?? []}
      />
    </Secao>
  )
}

function SecaoDosPlanos({ controle, ficha }: SecaoProps) {
  return (
    <Secao
      titulo="Planos de saúde"
      descricao="O que cada plano paga. Vale quando o plano paga o exame e a clínica não tem preço nem tabela para ele."
    >
      <CampoValores
        controle={controle}
        nome="precosDosPlanos"
        referencia="planoSaude"
        rotulo="Preços por plano de saúde"
        rotuloDeIncluir="Incluir plano"
        rotuloDoValor="Preço"
        fonte={planos}
        iniciais={(ficha?.precosDosPlanos ?? []).map(({ planoSaude }) => planoSaude)}
      />
    </Secao>
  )
}

function SecaoDoPreco({ controle, pacote }: Pick<SecaoProps, 'controle'> & { pacote: boolean }) {
  return (
    <Secao titulo={pacote ? 'Preço' : 'Preço e duração'}>
      <Grade colunas={3}>
        <CampoDinheiro
          controle={controle}
          nome="precoCentavos"
          rotulo="Preço"
          ajuda={pacote ? 'Do pacote inteiro, sem tabela' : 'Para quem não tem tabela'}
          obrigatorio
        />
        {!pacote && (
          <>
            <CampoDinheiro
              controle={controle}
              nome="custoCentavos"
              rotulo="Custo"
              ajuda="Material e insumos"
              obrigatorio
            />
            <CampoNumero controle={controle} nome="duracaoMinutos" rotulo="Duração" sufixo="min" obrigatorio />
          </>
        )}
      </Grade>
    </Secao>
  )
}

/** Every field of a service. A bundle shows what it contains instead of what it takes from there. */
export function CamposDoServico({ controle, ficha, focar }: CamposDoServicoProps) {
  const pacote = useWatch({ control: controle, name: 'pacote' }) === true
  return (
    <>
      <Secao>
        <Grade>
          <CampoTexto
            controle={controle}
            nome="nome"
            rotulo="Nome"
            obrigatorio
            maximo={120}
            focar={focar}
            className="inteiro"
          />
          <CampoSelecao
            controle={controle}
            nome="modalidade"
            rotulo="Modalidade"
            obrigatorio
            opcoes={opcoesDe(ROTULOS_DA_MODALIDADE)}
          />
          <CampoBusca
            {...especialidades}
            controle={controle}
            nome="especialidade"
            rotulo="Especialidade"
            inicial={ficha?.especialidade ?? null}
          />
          {ficha === undefined && (
            <CampoMarcado
              controle={controle}
              nome="pacote"
              rotulo="É um pacote de serviços"
              ajuda="Reúne serviços por um preço próprio, e continua pacote depois de cadastrado"
              className="inteiro"
              chave
            />
          )}
        </Grade>
      </Secao>
      {pacote && <SecaoDoPacote controle={controle} ficha={ficha} />}
      <SecaoDoPreco controle={controle} pacote={pacote} />
      {!pacote && <SecaoDoLaudo controle={controle} ficha={ficha} />}
      <Secao titulo="Preparo" descricao="O que o responsável faz antes do exame.">
        <CampoTexto controle={controle} nome="preparo" rotulo="Texto do preparo" maximo={2_000} linhas={4} />
      </Secao>
      {!pacote && <SecaoDosEquipamentos controle={controle} ficha={ficha} />}
      <SecaoDosPlanos controle={controle} ficha={ficha} />
    </>
  )
}
