import { useFieldArray } from 'react-hook-form'
import { BotaoDeIncluir, BotaoDeRetirar } from '../../ui/botoes-da-linha.tsx'
import { CampoDinheiro, CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import type { CamposProps } from './formulario.ts'
import { Grupo } from './grupo.tsx'

const INSUMO_NOVO = { nome: '', quantidade: 1, custoCentavos: null }
const EQUIPAMENTO_NOVO = {
  nome: '',
  custoCentavos: null,
  vidaMeses: 60,
  residualCentavos: null,
  manutencaoCentavos: null,
  examesMes: 60,
}

function Insumos({ controle, indice }: CamposProps) {
  const lista = `cenarios.${indice}.insumos` as const
  const { fields, append, remove } = useFieldArray({ control: controle, name: lista, keyName: 'chave' })
  return (
    <Grupo titulo={`Insumos (${fields.length})`}>
      <ul className="sm-lista" aria-label="Insumos">
        {fields.map(({ chave }, i) => (
          <li key={chave} className="sm-item">
            <CampoTexto controle={controle} nome={`${lista}.${i}.nome`} rotulo="Insumo" obrigatorio maximo={80} />
            <div className="sm-grade">
              <CampoNumero
                controle={controle}
                nome={`${lista}.${i}.quantidade`}
                rotulo="Quantidade"
                casas={2}
                obrigatorio
              />
              <CampoDinheiro controle={controle} nome={`${lista}.${i}.custoCentavos`} rotulo="Custo de cada" />
            </div>
            <BotaoDeRetirar rotulo={`Retirar o insumo ${i + 1}`} aoClicar={() => remove(i)} />
          </li>
        ))}
      </ul>
      {fields.length < 40 && <BotaoDeIncluir aoClicar={() => append(INSUMO_NOVO)}>Incluir insumo</BotaoDeIncluir>}
    </Grupo>
  )
}

function Equipamentos({ controle, indice }: CamposProps) {
  const lista = `cenarios.${indice}.equipamentos` as const
  const { fields, append, remove } = useFieldArray({ control: controle, name: lista, keyName: 'chave' })
  return (
    <Grupo titulo={`Equipamentos (${fields.length})`}>
      <p className="sm-apoio">Cada exame paga a sua parte do desgaste e da manutenção.</p>
      <ul className="sm-lista" aria-label="Equipamentos">
        {fields.map(({ chave }, i) => (
          <li key={chave} className="sm-item">
            <CampoTexto controle={controle} nome={`${lista}.${i}.nome`} rotulo="Equipamento" obrigatorio maximo={80} />
            <div className="sm-grade">
              <CampoDinheiro controle={controle} nome={`${lista}.${i}.custoCentavos`} rotulo="Preço de compra" />
              <CampoNumero
                controle={controle}
                nome={`${lista}.${i}.vidaMeses`}
                rotulo="Vida útil"
                sufixo="meses"
                obrigatorio
              />
              <CampoDinheiro
                controle={controle}
                nome={`${lista}.${i}.residualCentavos`}
                rotulo="Valor no fim da vida"
              />
              <CampoDinheiro
                controle={controle}
                nome={`${lista}.${i}.manutencaoCentavos`}
                rotulo="Manutenção por mês"
              />
              <CampoNumero
                controle={controle}
                nome={`${lista}.${i}.examesMes`}
                rotulo="Exames que ele faz por mês"
                ajuda="Deste e de outros tipos."
                obrigatorio
              />
            </div>
            <BotaoDeRetirar rotulo={`Retirar o equipamento ${i + 1}`} aoClicar={() => remove(i)} />
          </li>
        ))}
      </ul>
      {fields.length < 20 && (
        <BotaoDeIncluir aoClicar={() => append(EQUIPAMENTO_NOVO)}>Incluir equipamento</BotaoDeIncluir>
      )}
    </Grupo>
  )
}

/** What each exam costs, whatever its price. */
export function CamposDosCustos(props: CamposProps) {
  const { controle, indice } = props
  const campo = `cenarios.${indice}` as const
  return (
    <>
      <Insumos {...props} />
      <Equipamentos {...props} />
      <Grupo titulo="Tempo e deslocamento">
        <div className="sm-grade">
          <CampoNumero controle={controle} nome={`${campo}.minutos`} rotulo="Tempo do exame" sufixo="min" />
          <CampoDinheiro
            controle={controle}
            nome={`${campo}.custoHoraCentavos`}
            rotulo="Custo da hora"
            ajuda="De quem ajuda e se desloca."
          />
          <CampoNumero controle={controle} nome={`${campo}.km`} rotulo="Distância, ida e volta" sufixo="km" casas={1} />
          <CampoDinheiro controle={controle} nome={`${campo}.custoKmCentavos`} rotulo="Custo do quilômetro" />
          <CampoNumero
            controle={controle}
            nome={`${campo}.minutosDeViagem`}
            rotulo="Tempo de deslocamento"
            sufixo="min"
          />
        </div>
      </Grupo>
      <Grupo titulo="Custos fixos">
        <CampoDinheiro
          controle={controle}
          nome={`${campo}.fixosCentavos`}
          rotulo="Custos fixos do mês que este exame paga"
          ajuda="Aluguel, salários, sistemas: a parte que cabe a ele."
        />
      </Grupo>
    </>
  )
}
