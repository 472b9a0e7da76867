import { MAXIMO_DE_JANELAS } from '@vetlume/dominio/atendimento'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoHora } from '../../../ui/formulario/campo-hora.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { proximoDia } from './proximo-dia.ts'
import type { Ligacao } from './valores.ts'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './janelas.module.css'

const DIA_INTEIRO = { inicio: '08:00', fim: '18:00' } as const

/** The keyboard goes to the row that was just included, its day ready to be typed over. */
function useFocoNaNova(quantas: number) {
  const quadro = useRef<HTMLDivElement>(null)
  const pedida = useRef(false)
  useEffect(() => {
    if (!pedida.current) return
    pedida.current = false
    quadro.current?.querySelector<HTMLInputElement>(`[name="janelas.${quantas - 1}.dia"]`)?.select()
  }, [quantas])
  return { quadro, pedir: () => void (pedida.current = true) }
}

/** When the clinic would like it to be: a day and a stretch of it, up to five. None is any time. */
export function SecaoDasJanelas({ form: { control, getValues } }: { form: Ligacao }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'janelas', keyName: 'chave' })
  const { errors } = useFormState({ control, name: 'janelas' })
  const erro = errors.janelas?.message ?? errors.janelas?.root?.message
  const { quadro, pedir } = useFocoNaNova(fields.length)
  const retirar = (n: number) => {
    remove(n)
    quadro.current?.focus()
  }
  const hoje = agoraNoFuso().toPlainDate().toString()
  return (
    <Secao titulo="Horários de preferência" descricao="Quando fica bom para vocês. Sem nenhum, a empresa escolhe.">
      <Pilha espaco={3} className={estilos.janelas} ref={quadro} tabIndex={-1}>
        {fields.map(({ chave }, n) => (
          <div className={estilos.janela} key={chave} role="group" aria-label={`Preferência ${n + 1}`}>
            <CampoData controle={control} nome={`janelas.${n}.dia`} rotulo="Dia" obrigatorio minimo={hoje} />
            <CampoHora controle={control} nome={`janelas.${n}.inicio`} rotulo="Das" obrigatorio />
            <CampoHora controle={control} nome={`janelas.${n}.fim`} rotulo="Até" obrigatorio />
            <div className={estilos.retirar}>
              <BotaoDeIcone rotulo={`Retirar a preferência ${n + 1}`} onClick={() => retirar(n)}>
                <Icone nome="delete" tamanho="pequeno" />
              </BotaoDeIcone>
            </div>
          </div>
        ))}
        {erro !== undefined && (
          <Texto tamanho="micro" erro>
            {erro}
          </Texto>
        )}
        {fields.length < MAXIMO_DE_JANELAS && (
          <Botao
            variant="outlined"
            startIcon={<Icone nome="add" />}
            onClick={() => {
              pedir()
              const ultimo = getValues('janelas')?.at(-1)?.dia
              append({ dia: proximoDia(ultimo, hoje), ...DIA_INTEIRO }, { shouldFocus: false })
            }}
          >
            {fields.length === 0 ? 'Incluir horário de preferência' : 'Incluir outro horário'}
          </Botao>
        )}
      </Pilha>
    </Secao>
  )
}
