import { useWatch } from 'react-hook-form'
import { CampoDinheiro, CampoNumero, CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import type { CamposProps } from './formulario.ts'
import { Grupo } from './grupo.tsx'
import { OPCOES_DA_BASE, OPCOES_DO_IMPOSTO, OPCOES_DO_METODO, OPCOES_DO_PLANTAO, OPCOES_DO_REPASSE } from './rotulos.ts'

function Impostos({ controle, indice }: CamposProps) {
  const campo = `cenarios.${indice}.imposto` as const
  const tipo = useWatch({ control: controle, name: `${campo}.tipo` })
  return (
    <Grupo titulo="Impostos">
      <CampoSelecao
        controle={controle}
        nome={`${campo}.tipo`}
        rotulo="Como são pagos"
        opcoes={OPCOES_DO_IMPOSTO}
        obrigatorio
      />
      {tipo === 'SIMPLES' && (
        <div className="sm-grade">
          <CampoDinheiro controle={controle} nome={`${campo}.receita12Centavos`} rotulo="Receita em 12 meses" />
          <CampoDinheiro
            controle={controle}
            nome={`${campo}.folha12Centavos`}
            rotulo="Folha em 12 meses"
            ajuda="Com pró-labore e encargos."
          />
        </div>
      )}
      {tipo === 'ALIQUOTA' && <CampoPercentual controle={controle} nome={`${campo}.aliquotaBp`} rotulo="Alíquota" />}
    </Grupo>
  )
}

function Pagamento({ controle, indice }: CamposProps) {
  const campo = `cenarios.${indice}.pagamento` as const
  const metodo = useWatch({ control: controle, name: `${campo}.metodo` })
  return (
    <Grupo titulo="Pagamento">
      <CampoSelecao
        controle={controle}
        nome={`${campo}.metodo`}
        rotulo="Forma de pagamento"
        opcoes={OPCOES_DO_METODO}
        obrigatorio
      />
      <div className="sm-grade">
        {metodo !== 'DINHEIRO' && <CampoPercentual controle={controle} nome={`${campo}.taxaBp`} rotulo="Taxa" />}
        {metodo === 'CARTAO_CREDITO' && (
          <>
            <CampoNumero controle={controle} nome={`${campo}.parcelas`} rotulo="Parcelas" obrigatorio />
            <CampoPercentual
              controle={controle}
              nome={`${campo}.antecipacaoBp`}
              rotulo="Antecipação ao mês"
              ajuda="Em branco, se espera cada parcela."
            />
          </>
        )}
      </div>
    </Grupo>
  )
}

function Repasse({ controle, indice }: CamposProps) {
  const campo = `cenarios.${indice}.repasse` as const
  const tipo = useWatch({ control: controle, name: `${campo}.tipo` })
  return (
    <Grupo titulo="Repasse ao especialista">
      <CampoSelecao
        controle={controle}
        nome={`${campo}.tipo`}
        rotulo="Tipo de repasse"
        opcoes={OPCOES_DO_REPASSE}
        obrigatorio
      />
      {tipo !== 'NENHUM' && (
        <div className="sm-grade">
          {tipo === 'PERCENTUAL' ? (
            <CampoPercentual controle={controle} nome={`${campo}.basisPoints`} rotulo="Percentual do repasse" />
          ) : (
            <CampoDinheiro controle={controle} nome={`${campo}.centavos`} rotulo="Valor do repasse" />
          )}
          <CampoSelecao
            controle={controle}
            nome={`${campo}.base`}
            rotulo="Base do repasse"
            opcoes={OPCOES_DA_BASE}
            obrigatorio
          />
        </div>
      )}
    </Grupo>
  )
}

function Plantao({ controle, indice }: CamposProps) {
  const campo = `cenarios.${indice}.plantao` as const
  const tipo = useWatch({ control: controle, name: `${campo}.tipo` })
  return (
    <Grupo titulo="Plantão">
      <CampoSelecao
        controle={controle}
        nome={`${campo}.tipo`}
        rotulo="Acréscimo de plantão"
        opcoes={OPCOES_DO_PLANTAO}
        obrigatorio
      />
      {tipo === 'PERCENTUAL' && (
        <CampoPercentual controle={controle} nome={`${campo}.basisPoints`} rotulo="Percentual do acréscimo" />
      )}
      {tipo === 'VALOR' && <CampoDinheiro controle={controle} nome={`${campo}.centavos`} rotulo="Valor do acréscimo" />}
    </Grupo>
  )
}

/** What the price takes along, and what it is raised by. */
export function CamposDoPreco(props: CamposProps) {
  return (
    <>
      <Impostos {...props} />
      <Pagamento {...props} />
      <Repasse {...props} />
      <Plantao {...props} />
    </>
  )
}
