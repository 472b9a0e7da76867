import type { TipoDeDocumento } from '@vetlume/dominio/modelo-documento'
import { useFieldArray } from 'react-hook-form'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { CampoDinheiro, CampoNumero } from '../../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import type { ControleDaEmissao } from './tipos.ts'
import { Recado } from '../../../ui/recado.tsx'

export const SERVICO_VAZIO = { descricao: '', quantidade: 1, centavos: 0 }

interface ServicosProps {
  controle: ControleDaEmissao
  doAtendimento: boolean
  tipo: TipoDeDocumento
}

/** What is charged. From an atendimento, its own items are taken unless others are written. */
export function Servicos({ controle, doAtendimento, tipo }: ServicosProps) {
  const { fields, append, remove } = useFieldArray({ control: controle, name: 'servicos' })
  return (
    <>
      {doAtendimento && fields.length === 0 && (
        <Recado>
          {tipo === 'RECIBO'
            ? 'Sairão os serviços do atendimento, pelo que já foi pago dele.'
            : 'Sairão os serviços do atendimento, com os valores dele.'}
        </Recado>
      )}
      {fields.map(({ id }, indice) => (
        <div key={id} className="lv-servico">
          <CampoTexto
            controle={controle}
            nome={`servicos.${indice}.descricao`}
            rotulo="Descrição"
            maximo={160}
            obrigatorio
          />
          <CampoNumero controle={controle} nome={`servicos.${indice}.quantidade`} rotulo="Quantidade" obrigatorio />
          <CampoDinheiro controle={controle} nome={`servicos.${indice}.centavos`} rotulo="Valor unitário" obrigatorio />
          <BotaoDeIcone
            size="small"
            rotulo={`Remover o serviço ${indice + 1}`}
            dica="Remover"
            onClick={() => remove(indice)}
          >
            <Icone nome="delete-outline" tamanho="pequeno" />
          </BotaoDeIcone>
        </div>
      ))}
      <Botao
        size="small"
        startIcon={<Icone nome="add" />}
        onClick={() => append(SERVICO_VAZIO)}
        disabled={fields.length >= 60}
        className="lv-incluir"
      >
        Serviço
      </Botao>
    </>
  )
}
