import { ROTULOS_DO_PRODUTO, type ProdutoDaReceita } from '@vetlume/dominio/modelo-documento'
import { useFieldArray } from 'react-hook-form'
import { Botao } from '../../../ui/botao.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../../ui/formulario/formulario.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import type { ControleDaEmissao } from './tipos.ts'

export const PRODUTO_VAZIO: ProdutoDaReceita = {
  nome: '',
  concentracao: '',
  forma: '',
  quantidade: '',
  dose: '',
  via: '',
  frequencia: '',
  duracao: '',
}

const DICAS: Readonly<Record<keyof ProdutoDaReceita, string>> = {
  nome: 'Amoxicilina com clavulanato',
  concentracao: '250 mg',
  forma: 'Comprimido',
  quantidade: 'Uma caixa',
  dose: 'Um comprimido',
  via: 'Via oral',
  frequencia: 'A cada doze horas',
  duracao: 'Sete dias',
}
const CAMPOS = Object.keys(PRODUTO_VAZIO) as (keyof ProdutoDaReceita)[]

/** Medicines of a prescription, every part of each in words: Res. CFMV 1.321/2020 asks for no abbreviations. */
export function Produtos({ controle }: { controle: ControleDaEmissao }) {
  const { fields, append, remove } = useFieldArray({ control: controle, name: 'produtos' })
  return (
    <>
      {fields.map(({ id }, indice) => (
        <fieldset key={id} className="lv-produto">
          <legend>Produto {indice + 1}</legend>
          <Grade>
            {CAMPOS.map((campo) => (
              <CampoTexto
                key={campo}
                controle={controle}
                nome={`produtos.${indice}.${campo}`}
                rotulo={ROTULOS_DO_PRODUTO[campo]}
                dica={DICAS[campo]}
                maximo={120}
                obrigatorio
              />
            ))}
          </Grade>
          {fields.length > 1 && (
            <Botao
              size="small"
              color="secondary"
              startIcon={<Icone nome="delete-outline" />}
              onClick={() => remove(indice)}
            >
              Remover o produto {indice + 1}
            </Botao>
          )}
        </fieldset>
      ))}
      <Botao
        size="small"
        startIcon={<Icone nome="add" />}
        onClick={() => append(PRODUTO_VAZIO)}
        disabled={fields.length >= 20}
        className="lv-incluir"
      >
        Produto
      </Botao>
    </>
  )
}
